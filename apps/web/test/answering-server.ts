/** The tests' server, told call by call what to answer, and asked afterwards what it heard. */
import { API_BASE } from "@theta/contract";
import { type Asked, json, serve, testPage } from "./test-server.ts";

export interface Answer {
  status?: number;
  body: unknown;
}
/** By call: "POST /user/login-user". */
export type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

const NOTHING_HERE: Answer = {
  status: 404,
  body: { code: "not-found", message: "There is nothing at this address." },
};

export const refusal = (
  status: number,
  code: string,
  message: string,
  errors?: { field: string; msg: string }[],
): Answer => ({ status, body: { code, message, ...(errors && { errors }) } });

const callOf = ({ method, path }: Asked) => `${method} ${path.replace(API_BASE, "")}`;

export async function startServer(answers: Answers) {
  const log = await serve((asked, response) => {
    const answer = answers[callOf(asked)] ?? NOTHING_HERE;
    void (async () => {
      const { status = 200, body } = typeof answer === "function" ? await answer() : answer;
      json(response, status, body);
    })();
  });
  const address = location.href;
  return {
    answers,
    asked: (call: string) =>
      log
        .filter((asked) => callOf(asked) === call)
        .map(({ body, authorization }) => ({
          body: body === "" ? undefined : (JSON.parse(body) as unknown),
          authorization,
        })),
    /** From now on nobody answers. */
    loseTheLine: () => testPage().setURL("http://127.0.0.1:9/"),
    findTheLine: () => testPage().setURL(address),
  };
}
