import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fetchOutside, publicLookup } from "./fetch-outside.ts";

const OPTIONS = { accept: "*/*", limitBytes: 100, timeoutMs: 500, mayBePrivate: false };

/** Connects to a name that a fake name server resolves to these addresses. */
async function connect(addresses: string[]): Promise<string> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const lookup = publicLookup((_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    ),
  );
  const { port } = server.address() as AddressInfo;
  const message = await new Promise<string>((done) => {
    const sent = get({ host: "blog.example", port, lookup, timeout: 200, agent: false });
    sent.on("error", (error) => done(error.message));
    sent.on("response", () => done("answered"));
    sent.on("timeout", () => sent.destroy(new Error("no answer")));
  });
  expect(asked).toBe(message === "answered" ? 1 : 0);
  return message;
}

test.each([["127.0.0.1"], ["169.254.169.254"], ["::1"], ["203.0.113.1", "127.0.0.1"]])(
  "refuses to connect to a public name that leads to %s",
  async (...addresses) => {
    expect(await connect(addresses)).toBe("blog.example resolves to a private address");
  },
);

test("reports a name without addresses", async () => {
  expect(await connect([])).toBe("blog.example has no address");
});

test.each(["http://127.0.0.1/", "http://169.254.169.254/latest", "http://[::1]/", "file:///etc"])(
  "refuses to fetch %s",
  async (address) => {
    await expect(fetchOutside(address, OPTIONS)).rejects.toThrow(/not a public|can't fetch/);
  },
);
