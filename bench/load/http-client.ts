/**
 * HTTP/1.1 over plain sockets. The load shares the machine with what it measures, and Node's own
 * client takes several times as much of it.
 */
import { connect, type Socket } from "node:net";

export interface Answer {
  status: number;
  body: string;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Less than the server's keep-alive, so that it never closes a connection that's just being used. */
const IDLE_MILLISECONDS = 4_000;
const PATIENCE_MILLISECONDS = 15_000;
const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = Buffer.from("content-length: ");

export interface HttpClient {
  ask: (head: string, body: string) => Promise<Answer>;
  close: () => void;
}

/** Opens as many connections as there are requests at once, and keeps them. */
export function createHttpClient(port: number): HttpClient {
  const open = new Set<Connection>();
  /** The one used last first, so that those not needed age. */
  const idle: Connection[] = [];
  return {
    async ask(head, body) {
      for (;;) {
        const kept = freshOf(idle);
        const connection = kept ?? new Connection(port);
        open.add(connection);
        try {
          const answer = await connection.ask(head, body);
          idle.push(connection);
          return answer;
        } catch (error) {
          connection.close();
          open.delete(connection);
          // Like a browser: a kept connection may have been closed just now.
          if (!kept || !(error instanceof Closed)) throw error;
        }
      }
    },
    close() {
      for (const connection of open) connection.close();
    },
  };
}

function freshOf(idle: Connection[]): Connection | undefined {
  for (let connection = idle.pop(); connection; connection = idle.pop()) {
    if (connection.isFresh()) return connection;
    connection.close();
  }
  return undefined;
}

class Closed extends Error {
  override readonly name = "Closed";
}

class Connection {
  isOver = false;
  readonly #socket: Socket;
  #waiting: Waiting | null = null;
  #received: Buffer | null = null;
  #usedAt = performance.now();

  constructor(port: number) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (data) => this.#take(data));
    this.#socket.on("error", (error) => this.#fail(error));
    this.#socket.on("close", () => this.#fail(new Closed("The server closed the connection.")));
    this.#socket.setTimeout(PATIENCE_MILLISECONDS, () => {
      if (this.#waiting) this.#fail(new Error("The server didn't answer in time."));
      this.#socket.destroy();
    });
  }

  isFresh(): boolean {
    return !this.isOver && performance.now() - this.#usedAt < IDLE_MILLISECONDS;
  }

  async ask(head: string, body: string): Promise<Answer> {
    return await new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(head + body);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.isOver = true;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  #take(data: Buffer): void {
    const all = this.#received ? Buffer.concat([this.#received, data]) : data;
    const headEnd = all.indexOf(HEAD_END);
    const at = headEnd < 0 ? -1 : all.subarray(0, headEnd + 2).indexOf(LENGTH);
    if (headEnd >= 0 && at < 0)
      return this.#fail(new Error("The server answered without saying how much."));
    const bodyAt = headEnd + HEAD_END.length;
    const length =
      headEnd < 0 ? 0 : Number.parseInt(all.toString("latin1", at + LENGTH.length, at + 28), 10);
    if (headEnd < 0 || all.length < bodyAt + length) {
      this.#received = all;
      return;
    }
    this.#received = null;
    this.#usedAt = performance.now();
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({
      status: Number(all.toString("latin1", 9, 12)),
      body: all.toString("utf8", bodyAt, bodyAt + length),
    });
  }
}
