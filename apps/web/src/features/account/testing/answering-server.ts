/** A small server that speaks the contract as a test tells it to, and remembers what it was asked. */
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { API_BASE } from "@theta/contract";

interface Asked {
  /** "POST /user/login-user" */
  call: string;
  body: unknown;
  authorization: string | undefined;
}

export interface Answer {
  status?: number;
  body: unknown;
}
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

export async function startServer(answers: Answers) {
  const asked: Asked[] = [];

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const sent = await text(request);
    const call = `${request.method} ${request.url?.replace(API_BASE, "")}`;
    const body: unknown = sent === "" ? undefined : JSON.parse(sent);
    asked.push({ call, body, authorization: request.headers.authorization });
    const answer = answers[call] ?? NOTHING_HERE;
    return typeof answer === "function" ? await answer() : answer;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { status = 200, body } = await answerTo(request);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    answers,
    asked: (call: string) => asked.filter((one) => one.call === call),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type AnsweringServer = Awaited<ReturnType<typeof startServer>>;
