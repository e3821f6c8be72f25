import type { Sandbox } from "./sandbox.ts";
import type { Task } from "./state.ts";

/** Puts down what shall happen at a later time. One of a kind for each thing. */
export function plan(sandbox: Sandbox, task: Task): void {
  unplan(sandbox, task.kind, task.id);
  sandbox.state.tasks.push(task);
}

export function unplan({ state }: Sandbox, kind: Task["kind"], id: string): void {
  state.tasks = state.tasks.filter((task) => task.kind !== kind || task.id !== id);
}
