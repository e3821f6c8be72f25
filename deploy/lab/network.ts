import { execFileSync } from "node:child_process";
import { type Host, namespaceOf, NETWORK, SWITCH } from "./hosts.ts";

function ip(...words: string[]): string {
  return execFileSync("ip", words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** One namespace for each host, and one with the switch between them. */
export function buildNetwork(hosts: readonly Host[]): void {
  removeNetwork();
  ip("netns", "add", SWITCH);
  ip("-n", SWITCH, "link", "add", "switch", "type", "bridge");
  ip("-n", SWITCH, "link", "set", "switch", "up");
  for (const host of hosts) plugIn(host);
}

function plugIn(host: Host): void {
  const own = namespaceOf(host);
  const { name, address } = host;
  ip("netns", "add", own);
  ip("link", "add", "eth0", "netns", own, "type", "veth", "peer", "name", name, "netns", SWITCH);
  ip("-n", SWITCH, "link", "set", name, "master", "switch");
  ip("-n", SWITCH, "link", "set", name, "up");
  ip("-n", own, "address", "add", `${address}/${NETWORK.split("/")[1]}`, "dev", "eth0");
  ip("-n", own, "link", "set", "lo", "up");
  ip("-n", own, "link", "set", "eth0", "up");
}

/** Ends whatever runs in the lab's namespaces, and deletes them. */
export function removeNetwork(): void {
  const names = ip("netns", "list")
    .split("\n")
    .map((line) => line.split(" ")[0]!)
    .filter((name) => name.startsWith(SWITCH.replace(/switch$/, "")));
  for (const name of names) {
    killAllIn(name);
    ip("netns", "delete", name);
  }
}

/** As when the power goes. */
export function killMachine(host: Host): void {
  killAllIn(namespaceOf(host));
}

function killAllIn(namespace: string): void {
  // Twice, because a process may have been started meanwhile.
  for (let times = 0; times < 2; times++) {
    for (const pid of ip("netns", "pids", namespace).split("\n").filter(Boolean)) {
      if (Number(pid) !== process.pid) killIfThere(Number(pid));
    }
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Pulls the host's cable out of the switch. Nobody is told: packets just don't arrive. */
export function cutOff(host: Host): void {
  ip("-n", SWITCH, "link", "set", host.name, "down");
}

export function plugInAgain(host: Host): void {
  ip("-n", SWITCH, "link", "set", host.name, "up");
}
