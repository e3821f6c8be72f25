/** What a network, a proxy, or a bad day at the provider can do to a request. */
export const FAULT_KINDS = [
  "slow",
  "429",
  "500",
  "502-html",
  "hang",
  "invalid-json",
  "drop",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  kind: FaultKind;
  /** Only requests with this method and with this text in their path. */
  method?: string;
  path?: string;
  /** The request is carried out first, and only its answer suffers. */
  afterCommit?: boolean;
  ms?: number;
  /** How often. 0 means until it's cleared; the default is once. */
  times?: number;
}

export interface FaultList {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that hits this request, if any. Each use counts down. */
  take(method: string, path: string, mustBeNamed: boolean): Fault | null;
}

export function makeFaultList(): FaultList {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      waiting.push({ fault, left: fault.times === 0 ? Infinity : (fault.times ?? 1) });
    },
    clear() {
      waiting = [];
    },
    take(method, path, mustBeNamed) {
      const found = waiting.find(
        ({ fault }) => isMeant(fault, method, path) && (!mustBeNamed || fault.path !== undefined),
      );
      if (!found) return null;
      found.left -= 1;
      if (found.left <= 0) waiting = waiting.filter((entry) => entry !== found);
      return found.fault;
    },
  };
}

function isMeant(fault: Fault, method: string, path: string): boolean {
  return (fault.method ?? method) === method && path.includes(fault.path ?? "");
}
