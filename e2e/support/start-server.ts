import { DATABASE_OF_RUN } from "./database.ts";
import { portOf } from "./server.ts";
import { startProduct } from "./start-product.ts";

/** Starts the server for a run's journeys. */
export default async function startServer() {
  // The workers that run the journeys are this process's children.
  return await startProduct(portOf("product"), {}, (url) => (process.env[DATABASE_OF_RUN] = url));
}
