import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { BALANCER, DATABASES, type Host, PORTS } from "../hosts.ts";
import { type Service, service } from "../processes.ts";

const serverLines = (hosts: readonly Host[], port: number, check: string) =>
  hosts.map(({ name, address }) => `  server ${name} ${address}:${port} ${check}`).join("\n");

const databases = serverLines(DATABASES, PORTS.postgres, `check port ${PORTS.patroni}`);

/** One balancer does both here: the site's requests, and which database is which. */
const settings = (instances: readonly Host[]) => `
global
  maxconn 4000

defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  # A busy instance may take its time to say that it's ready; one that is gone refuses at once.
  timeout check 5s
  retries 3
  option redispatch
  default-server inter 1s fastinter 500ms fall 3 rise 1

frontend site
  mode http
  bind ${BALANCER.address}:${PORTS.site}
  option forwardfor
  default_backend instances

backend instances
  mode http
  balance leastconn
  option httpchk GET /readyz
  # A request is sent to another instance only if it can't have arrived at the first.
  retry-on conn-failure
${serverLines(instances, PORTS.theta, "check")}

listen primary
  mode tcp
  bind ${BALANCER.address}:${PORTS.primary}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  default-server inter 1s fastinter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
${databases}

listen replicas
  mode tcp
  bind ${BALANCER.address}:${PORTS.replicas}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /replica?lag=16MB
  default-server inter 1s fastinter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
${databases}
`;

export function haproxy(instances: readonly Host[], folder: string, logs: string): Service {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, settings(instances));
  return service(logs, BALANCER, { command: ["haproxy", "-f", file], user: "haproxy" });
}
