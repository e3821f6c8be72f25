import type { Server } from "node:net";

/** Listens on a free port, for a peer that a test needs. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port");
  return address.port;
}
