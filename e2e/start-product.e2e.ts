import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { portOf } from "./support/server.ts";
import { startProduct } from "./support/start-product.ts";

test("another program answering on the port isn't mistaken for the product", async () => {
  const port = portOf("another");
  const another = createServer((_, response) => response.end("ready"));
  another.listen(port, "127.0.0.1");
  await once(another, "listening");
  try {
    await expect(startProduct(port)).rejects.toThrow("The server did not start");
  } finally {
    another.close();
  }
});
