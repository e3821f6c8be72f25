import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DATABASES, type Host, NETWORK, PORTS } from "../hosts.ts";
import { postgresPrograms } from "../packages.ts";
import { type Service, service } from "../processes.ts";
import { etcdAddresses } from "./etcd.ts";
import { PASSWORDS } from "./passwords.ts";

/** What all members agree on. */
const SHARED = {
  // A dead leader is replaced after this many seconds, Patroni's shortest.
  ttl: 20,
  loop_wait: 3,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  // A crashed primary isn't waited for: the standby has everything that was acknowledged.
  primary_start_timeout: 0,
  // Nothing is acknowledged that only one machine has, even when only one is left.
  synchronous_mode: true,
  synchronous_mode_strict: true,
  failsafe_mode: true,
  // Nobody leads who hasn't followed the last leader.
  check_timeline: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      shared_buffers: "64MB",
      wal_level: "replica",
      hot_standby: "on",
      wal_log_hints: "on",
      wal_keep_size: "128MB",
      wal_sender_timeout: "5s",
      wal_receiver_timeout: "5s",
    },
  },
};

export const dataFolderOf = (host: Host, folder: string) => join(folder, `${host.name}-data`);

export function patroniOn(host: Host, folder: string, logs: string): Service {
  const file = join(folder, `${host.name}-patroni.yml`);
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settingsOf(host, folder), null, 2));
  return service(logs, host, { command: ["patroni", file], user: "postgres" });
}

function settingsOf(host: Host, folder: string) {
  const { name, address } = host;
  return {
    scope: "theta",
    name,
    restapi: {
      listen: `${address}:${PORTS.patroni}`,
      connect_address: `${address}:${PORTS.patroni}`,
    },
    etcd3: { hosts: etcdAddresses },
    bootstrap: {
      dcs: SHARED,
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `${address}:${PORTS.postgres}`,
      connect_address: `${address}:${PORTS.postgres}`,
      data_dir: dataFolderOf(host, folder),
      bin_dir: postgresPrograms(),
      pgpass: join(folder, `${name}-pgpass`),
      authentication: {
        superuser: { username: "postgres", password: PASSWORDS.postgres },
        replication: { username: "replicator", password: PASSWORDS.replicator },
      },
      pg_hba: [
        "local all all trust",
        `host all all ${NETWORK} scram-sha-256`,
        `host replication replicator ${NETWORK} scram-sha-256`,
      ],
      parameters: { unix_socket_directories: join(folder, `${name}-socket`) },
    },
  };
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** As the first member that answers sees it. */
export async function membersNow(): Promise<Member[]> {
  const asking = DATABASES.map(async ({ address }) => {
    const url = `http://${address}:${PORTS.patroni}/cluster`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  });
  return await Promise.any(asking);
}

export async function hostWithRole(role: "leader" | "sync_standby" | "replica"): Promise<Host> {
  const member = (await membersNow()).find((one) => one.role === role);
  const host = DATABASES.find(({ name }) => name === member?.name);
  if (!host) throw new Error(`No database is ${role} now.`);
  return host;
}

/** One leads, one has everything that was acknowledged, and one follows. */
export async function hasEveryRole(): Promise<boolean> {
  const members = await membersNow();
  const roles = members.map(({ role }) => role).toSorted();
  const areUp = members.every(({ state }) => state === "running" || state === "streaming");
  return areUp && roles.join() === "leader,replica,sync_standby";
}

/** Plans a change of leader, as before an upgrade. */
export async function switchOver(): Promise<void> {
  const [leader, candidate] = [await hostWithRole("leader"), await hostWithRole("sync_standby")];
  const answer = await fetch(`http://${leader.address}:${PORTS.patroni}/switchover`, {
    method: "POST",
    body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
  });
  if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`);
}
