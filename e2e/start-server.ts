import { E2E_PORT } from "./server.ts";
import { startProduct } from "./start-product.ts";

/** The server of one run's journeys. */
export default async function startServer() {
  return await startProduct(E2E_PORT);
}
