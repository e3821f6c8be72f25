import { join } from "node:path";
import { KEEPERS, type Host } from "../hosts.ts";
import { type Service, service } from "../processes.ts";

const peer = ({ address }: Host) => `http://${address}:2380`;
const client = ({ address }: Host) => `http://${address}:2379`;

/** Where Patroni keeps who leads: any two of three decide. */
export function etcdOn(host: Host, folder: string, logs: string): Service {
  const settings = {
    name: host.name,
    "data-dir": join(folder, `${host.name}-etcd`),
    "listen-peer-urls": peer(host),
    "initial-advertise-peer-urls": peer(host),
    "listen-client-urls": client(host),
    "advertise-client-urls": client(host),
    "initial-cluster": KEEPERS.map((one) => `${one.name}=${peer(one)}`).join(),
    "initial-cluster-token": "theta-lab",
    // Everything shares the processors of one machine here, so a beat may come late.
    "heartbeat-interval": "250",
    "election-timeout": "2500",
    // One that comes back doesn't start an election that everybody else has to take part in.
    "pre-vote": "true",
    "log-level": "warn",
  };
  const words = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return service(logs, host, { command: ["etcd", ...words], user: "postgres" });
}

export const etcdAddresses = KEEPERS.map(({ address }) => `${address}:2379`);
