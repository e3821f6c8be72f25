/**
 * A line whose other end can be moved to another server, as in front of a database with a standby.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SwitchLine {
  port: number;
  /** New connections lead there; open ones are cut. */
  leadTo: (port: number) => void;
  /** New connections lead there; open ones stay where they are. */
  leadNewTo: (port: number) => void;
  close: () => Promise<void>;
}

export async function openSwitchLine(to: number): Promise<SwitchLine> {
  let target = to;
  const open = new Set<Socket>();
  const entrance = createServer((client) => {
    const upstream = connect({ host: "127.0.0.1", port: target });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  entrance.listen(0, "127.0.0.1");
  await once(entrance, "listening");
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (entrance.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
      cut();
    },
    leadNewTo(port) {
      target = port;
    },
    async close() {
      cut();
      entrance.close();
      await once(entrance, "close");
    },
  };
}
