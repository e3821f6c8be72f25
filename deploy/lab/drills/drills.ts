/** What goes wrong in the lab while learners take tests, and how it's put right again. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, untilReady } from "../cluster/cluster.ts";
import { dataFolderOf, hostWithRole, switchOver } from "../cluster/patroni.ts";
import { cutOff, killMachine, plugInAgain } from "../network.ts";

export interface Drill {
  name: string;
  what: string;
  /** Returns what puts it right again, once the learners have been watched. */
  act: (cluster: Cluster) => Promise<() => Promise<void> | void>;
}

const nothing = () => {};

export const DRILLS: readonly Drill[] = [
  { name: "calm", what: "nothing happens", act: async () => nothing },
  {
    name: "instance-killed",
    what: "kill -9 of a Theta instance",
    async act({ instances: [first] }) {
      await first!.end("SIGKILL");
      return async () => {
        first!.start();
        await untilReady(first!);
      };
    },
  },
  {
    name: "instances-rolled",
    what: "SIGTERM and start of every instance, one after another",
    async act({ instances }) {
      for (const instance of instances) {
        await instance.end("SIGTERM");
        instance.start();
        await untilReady(instance);
      }
      return nothing;
    },
  },
  {
    name: "pooler-restarted",
    what: "SIGTERM and start of PgBouncer",
    async act({ pooler }) {
      await pooler.end("SIGTERM");
      pooler.start();
      return nothing;
    },
  },
  {
    name: "primary-switched",
    what: "planned change of primary (Patroni's switchover)",
    async act() {
      await switchOver();
      return nothing;
    },
  },
  {
    name: "primary-killed",
    what: "kill -9 of the primary's PostgreSQL",
    async act({ folder }) {
      const data = dataFolderOf(await hostWithRole("leader"), folder);
      const [pid] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
      return nothing;
    },
  },
  {
    name: "primary-machine-killed",
    what: "kill -9 of all that runs on the primary's machine",
    async act({ databases }) {
      const host = await hostWithRole("leader");
      killMachine(host);
      return () => databases.find((one) => one.host === host)!.start();
    },
  },
  {
    name: "primary-cut-off",
    what: "network cut of the primary's machine, which goes on running",
    async act() {
      const host = await hostWithRole("leader");
      cutOff(host);
      return () => plugInAgain(host);
    },
  },
  {
    name: "standby-cut-off",
    what: "network cut of the synchronous standby's machine",
    async act() {
      const host = await hostWithRole("sync_standby");
      cutOff(host);
      return () => plugInAgain(host);
    },
  },
];
