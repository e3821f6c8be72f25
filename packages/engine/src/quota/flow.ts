import { effort } from "../effort.ts";

/**
 * A network whose edges have a minimum and a maximum flow. `isFeasible` finds out whether some
 * integer flow keeps every edge inside its range: the usual detour through an extra source and
 * sink, filled along augmenting paths (Ford & Fulkerson 1956). The numbers are those of one
 * section, so a few dozen paths are enough.
 */
export class Flow {
  readonly #to: number[] = [];
  readonly #room: number[] = [];
  /** For each node, the edges that leave it. Edge e and its reverse e ^ 1 are adjacent. */
  readonly #from: number[][] = [];
  /** For each node, how much must come in beyond what must go out. */
  readonly #surplus: number[] = [];

  node(): number {
    this.#from.push([]);
    this.#surplus.push(0);
    return this.#from.length - 1;
  }

  edge(from: number, to: number, least: number, most: number): void {
    this.#link(from, to, most - least);
    this.#surplus[from]! -= least;
    this.#surplus[to]! += least;
  }

  isFeasible(): boolean {
    const nodes = this.#from.length;
    const source = this.node();
    const sink = this.node();
    let wanted = 0;
    for (let v = 0; v < nodes; v++) {
      const surplus = this.#surplus[v]!;
      if (surplus > 0) this.#link(source, v, surplus);
      if (surplus < 0) this.#link(v, sink, -surplus);
      wanted += Math.max(0, surplus);
    }
    while (wanted > 0) {
      const pushed = this.#push(source, sink, wanted, new Uint8Array(nodes + 2));
      if (pushed === 0) return false;
      wanted -= pushed;
    }
    return true;
  }

  #link(from: number, to: number, room: number): void {
    this.#from[from]!.push(this.#to.length);
    this.#from[to]!.push(this.#to.length + 1);
    this.#to.push(to, from);
    this.#room.push(room, 0);
  }

  /** Sends as much as one path carries; 0 when no path is left. */
  #push(at: number, sink: number, most: number, visited: Uint8Array): number {
    if (at === sink) return most;
    visited[at] = 1;
    for (const e of this.#from[at]!) {
      effort.units++;
      const next = this.#to[e]!;
      if ((this.#room[e] ?? 0) === 0 || visited[next]) continue;
      const pushed = this.#push(next, sink, Math.min(most, this.#room[e]!), visited);
      if (pushed === 0) continue;
      this.#room[e]! -= pushed;
      this.#room[e ^ 1]! += pushed;
      return pushed;
    }
    return 0;
  }
}
