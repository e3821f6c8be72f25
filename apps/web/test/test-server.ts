/** For tests: a real HTTP server that answers as it is told, and the page's address set to it. */
import type { UserDetails } from "@theta/contract";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

interface TestPage {
  setURL(url: string): void;
  setViewport(size: { width: number }): void;
  settings: { navigation: { disableMainFrameNavigation: boolean } };
}

/** The handle that happy-dom gives tests on its page. */
export function testPage(): TestPage {
  const page: TestPage = Object(window)["happyDOM"];
  return page;
}

export interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  refreshHeader: string | undefined;
  body: string;
}

type Answer = (asked: Asked, response: ServerResponse) => void;

export async function serve(answer: Answer): Promise<Asked[]> {
  const log: Asked[] = [];
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const asked = await read(request);
    log.push(asked);
    answer(asked, response);
  }
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port }: Pick<AddressInfo, "port"> = Object(server.address());
  testPage().setURL(`http://127.0.0.1:${port}/mock-test`);
  return log;
}

async function read(request: IncomingMessage): Promise<Asked> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const { authorization, "x-theta-refresh": refresh } = request.headers;
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    authorization,
    refreshHeader: refresh?.toString(),
    body,
  };
}

/** The page stays, whatever sends it elsewhere: tests look at what was left behind. */
export function stayHere(): void {
  testPage().settings.navigation.disableMainFrameNavigation = true;
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

export const MEERA = {
  userId: "learner-1",
  name: "Meera Rao",
  email: "meera@theta.example",
  phone: "1234567",
  isUserSubscribed: false,
  accessToken: "old-token",
};

const { accessToken: _, ...learner } = MEERA;
/** What the server tells of her while she has no plan. */
export const MEERA_DETAILS: UserDetails = { ...learner, subscription: null, hasPlanEnded: false };
