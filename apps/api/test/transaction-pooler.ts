/**
 * A pooler that lends each transaction whichever of its connections has rested longest, so that no
 * two in a row have the same one, and that takes no settings: what PgBouncer may do at its worst.
 */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";
import { onTestFinished } from "vitest";

const CONNECTIONS = 3;
/** What may be said when connecting. */
const PARAMETERS = new Set(["user", "database", "application_name", "client_encoding"]);

/** How a database is opened behind it. */
export const POOLED = { pooler: "transaction", prepared: false } as const;

interface Lender {
  /** The connection that has rested longest, once there is one. */
  lend: () => Promise<Socket>;
  giveBack: (socket: Socket) => void;
}

/** Its address leads to the same database. Closed when the test is over. */
export async function openTransactionPooler(databaseUrl: string): Promise<string> {
  const lent = await connectAll(databaseUrl);
  const entrance = createServer((client) => void serve(client, lent));
  entrance.listen(0, "127.0.0.1");
  await once(entrance, "listening");
  onTestFinished(async () => {
    entrance.close();
    await lent.end();
  });
  const url = new URL(databaseUrl);
  url.port = String((entrance.address() as AddressInfo).port);
  return url.href;
}

async function connectAll(databaseUrl: string): Promise<Lender & { end: () => Promise<void> }> {
  const clients: pg.Client[] = [];
  const resting: Socket[] = [];
  const waiting: ((socket: Socket) => void)[] = [];
  for (let k = 0; k < CONNECTIONS; k++) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on("error", () => {});
    await client.connect();
    // From now on, it's only a socket that has been signed in.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners("data");
    clients.push(client);
    resting.push(stream);
  }
  return {
    lend: async () => resting.shift() ?? (await new Promise((lend) => waiting.push(lend))),
    giveBack: (socket) => {
      socket.removeAllListeners("data");
      const next = waiting.shift();
      if (next) next(socket);
      else resting.push(socket);
    },
    end: async () => void (await Promise.all(clients.map(async (client) => client.end()))),
  };
}

async function serve(client: Socket, { lend, giveBack }: Lender): Promise<void> {
  client.on("error", () => {});
  let server: Promise<Socket> | null = null;
  /** Questions that the server hasn't said it's ready after. */
  let open = 0;
  let hasBegun = false;

  function borrow(): Promise<Socket> {
    return (server ??= lend().then((socket) => {
      socket.on(
        "data",
        splitter(false, (type, message) => {
          client.write(message);
          if (type !== "Z" || --open > 0 || message.at(-1) !== "I".charCodeAt(0)) return;
          server = null;
          giveBack(socket);
        }),
      );
      return socket;
    }));
  }

  client.on(
    "data",
    splitter(true, (type, message) => {
      if (!hasBegun) {
        hasBegun = true;
        welcome(client, message);
      } else if (type !== "X") {
        if (type === "Q" || type === "S") open += 1;
        void borrow().then((socket) => socket.write(message));
      }
    }),
  );
}

function welcome(client: Socket, startup: Buffer): void {
  const words = startup.subarray(8).toString().split("\0");
  const unknown = words.find((word, k) => k % 2 === 0 && word && !PARAMETERS.has(word));
  if (unknown) {
    const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
    client.end(messageOf("E", Buffer.from(fields)));
    return;
  }
  const accepted = messageOf("R", Buffer.from([0, 0, 0, 0]));
  client.write(Buffer.concat([accepted, messageOf("Z", Buffer.from("I"))]));
}

function messageOf(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Puts pieces of a stream together into messages. A client's first message has no type. */
function splitter(isClient: boolean, take: (type: string, message: Buffer) => void) {
  let rest = Buffer.alloc(0);
  let isFirst = isClient;
  return (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const at = isFirst ? 0 : 1;
      if (rest.length < at + 4) return;
      const length = at + rest.readUInt32BE(at);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      const type = isFirst ? "" : String.fromCharCode(message[0]!);
      rest = rest.subarray(length);
      isFirst = false;
      take(type, message);
    }
  };
}
