/** A stand-in for Google's sign-in: the button's script, the keys, and tokens signed with them. */
import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const KEY = { kid: "stand-in", alg: "RS256", use: "sig" };

export const GOOGLE_PERSON = { sub: "1906", name: "Grace Hopper", email: "grace@example.org" };

/** Whose tokens it gives out. */
export const google = { person: GOOGLE_PERSON };

/** Answers requests below `address` until it's stopped. */
export async function startGoogle(address: string): Promise<() => void> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", address);
    const [type, body] = answerTo(pathname, address, searchParams);
    response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" });
    response.end(body);
  });
  server.listen(Number(new URL(address).port));
  await once(server, "listening");
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

function answerTo(path: string, address: string, query: URLSearchParams): [string, string] {
  switch (path) {
    case "/certs":
      return ["application/json", JSON.stringify({ keys: [{ ...jwk(), ...KEY }] })];
    case "/gsi/client":
      return ["text/javascript", `(${client.toString()})(${JSON.stringify(address)})`];
    case "/gsi/token":
      return ["text/plain", tokenFor(query)];
    case "/gsi/style":
      return ["text/css", ".from-google { min-height: 2.5rem }"];
    default:
      return ["text/html", "<!doctype html><title>Google</title>"];
  }
}

const jwk = () => publicKey.export({ format: "jwk" });

function tokenFor(query: URLSearchParams): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "https://accounts.google.com",
    aud: query.get("client"),
    nonce: query.get("nonce"),
    iat: now,
    exp: now + 600,
    email_verified: true,
    ...google.person,
  };
  const signed = [KEY, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
}

/**
 * Uses what Google's script needs from a policy: a stylesheet, a frame, and a request, all from its own
 * folder. It runs in the page, as text.
 */
function client(address: string): void {
  interface Options {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }
  interface Part {
    append(...parts: Part[]): void;
  }
  interface Page {
    google: unknown;
    document: { head: Part; createElement(name: string): Part };
  }
  const page = globalThis as unknown as Page;
  const make = (name: string, facts: object) =>
    Object.assign(page.document.createElement(name), facts);
  let options: Options;

  async function enter() {
    const query = new URLSearchParams({ client: options.client_id, nonce: options.nonce });
    const answer = await fetch(`${address}/gsi/token?${query.toString()}`);
    options.callback({ credential: await answer.text() });
  }

  page.document.head.append(make("link", { rel: "stylesheet", href: `${address}/gsi/style` }));
  page.google = {
    accounts: {
      id: {
        initialize: (given: Options) => (options = given),
        renderButton(parent: Part) {
          parent.append(
            make("iframe", { src: `${address}/gsi/button`, title: "Google", hidden: true }),
            make("button", {
              type: "button",
              className: "from-google",
              textContent: "Sign in as Grace",
              onclick: () => void enter(),
            }),
          );
        },
      },
    },
  };
}
