import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Host, POOLER, PORTS, SITE } from "../hosts.ts";
import { type Service, service } from "../processes.ts";
import { PASSWORDS, SECRET } from "./passwords.ts";

const MAIN = fileURLToPath(new URL("../../../apps/api/src/main.ts", import.meta.url));

const pooled = (database: string) =>
  `postgres://theta:${PASSWORDS.theta}@${POOLER.address}:${PORTS.pooler}/${database}`;

/** An instance as in production, but with a mailbox and a payment sandbox of its own. */
export function thetaOn(host: Host, folder: string, logs: string): Service {
  return service(logs, host, {
    command: [process.execPath, MAIN],
    env: {
      NODE_ENV: "production",
      ALLOW_IN_PRODUCTION: "dev-mailbox,plain-http,payment-sandbox",
      THETA_SECRET: SECRET,
      HOST: host.address,
      PORT: String(PORTS.theta),
      PUBLIC_URL: SITE,
      // The learners' program counts as the outer proxy and gives each of them an address.
      PROXY_HOPS: "2",
      REQUESTS_PER_MINUTE: "100000",
      DATABASE_URL: pooled("theta"),
      DATABASE_REPLICA_URL: pooled("theta_replica"),
      DATABASE_POOLER: "transaction",
      // Debian 12 has PgBouncer 1.18.
      DATABASE_PREPARED: "off",
      DATA_FOLDER: join(folder, host.name),
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      LOG_LEVEL: "warn",
    },
  });
}
