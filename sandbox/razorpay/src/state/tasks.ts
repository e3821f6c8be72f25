import type { Sandbox } from "./sandbox.ts";
import type { Task } from "./state.ts";

/** Schedules something for later. Each entity has one task of a kind. */
export function plan(sandbox: Sandbox, task: Task): void {
  unplan(sandbox, task.kind, task.id);
  sandbox.state.tasks.push(task);
}

export function unplan({ state }: Sandbox, kind: Task["kind"], id: string): void {
  state.tasks = state.tasks.filter((task) => task.kind !== kind || task.id !== id);
}
