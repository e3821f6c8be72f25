import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { BALANCER, POOLER, PORTS } from "../hosts.ts";
import { type Service, service } from "../processes.ts";
import { PASSWORDS } from "./passwords.ts";

const settings = (users: string) => `
[databases]
theta = host=${BALANCER.address} port=${PORTS.primary} dbname=theta
theta_replica = host=${BALANCER.address} port=${PORTS.replicas} dbname=theta

[pgbouncer]
listen_addr = ${POOLER.address}
listen_port = ${PORTS.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
; A new primary is tried for every second, instead of every fifteen.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 3
; A connection that has rested is tried before it is lent.
server_check_delay = 1
`;

export function pgbouncer(folder: string, logs: string): Service {
  const users = join(folder, "pgbouncer-users.txt");
  writeFileSync(users, `"theta" "${PASSWORDS.theta}"\n`);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settings(users));
  return service(logs, POOLER, { command: ["pgbouncer", file], user: "postgres" });
}
