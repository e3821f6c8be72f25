/** The machines of the lab: network namespaces on one switch. */
export interface Host {
  readonly name: string;
  readonly address: string;
}

/** How the lab's namespaces begin, so that cleaning up finds them and nothing else. */
const PREFIX = "theta-lab-";
export const SWITCH = `${PREFIX}switch`;
/** Nothing leaves the switch: it has no way out of the machine. */
export const NETWORK = "10.77.0.0/24";

export const namespaceOf = ({ name }: Host) => `${PREFIX}${name}`;

const host = (name: string, place: number): Host => ({ name, address: `10.77.0.${place}` });

/** Where the learners are, and the drills. */
export const OUTSIDE = host("outside", 2);
export const BALANCER = host("balancer", 10);
export const POOLER = host("pooler", 20);
export const DATABASES = [host("db1", 41), host("db2", 42), host("db3", 43)];
/** Apart from the databases: a machine that comes back must not bring old news of who leads. */
export const KEEPERS = [host("etcd1", 51), host("etcd2", 52), host("etcd3", 53)];
export const instanceHosts = (count: number) =>
  Array.from({ length: count }, (_, k) => host(`theta${k + 1}`, 31 + k));

export const PORTS = {
  site: 8080,
  primary: 5000,
  replicas: 5001,
  theta: 4000,
  pooler: 6432,
  postgres: 5432,
  patroni: 8008,
} as const;

export const SITE = `http://${BALANCER.address}:${PORTS.site}`;
