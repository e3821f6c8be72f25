/** The product as it's deployed, on the bench's database, with everything on. */
import type { ProductServer } from "../../tools/shots/product-server.ts";
import { startProductServer } from "../../tools/shots/product-server.ts";
import { BENCH_SECRET, METRICS_TOKEN } from "./bench-secrets.ts";

/** Requests are logged and measured. Only the limit per address is off, because there's one. */
export async function startBenchProduct(
  port: number,
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ProductServer> {
  return await startProductServer(port, {
    DATABASE_URL: databaseUrl,
    THETA_SECRET: BENCH_SECRET,
    METRICS_TOKEN,
    LOG_LEVEL: "info",
    PROXY_HOPS: "1",
    ...more,
  });
}
