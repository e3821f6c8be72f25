import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

export interface ThreadPoolOptions {
  /** The most threads to use; one core is left for requests. */
  readonly size?: number;
  /** A task that takes longer is given up along with its thread. */
  readonly budgetMs: number;
}

export type ThreadReply<Result> = { readonly result: Result } | { readonly fault: string };

/** A task took longer than any task should. */
export class ThreadBudgetError extends Error {
  override readonly name = "ThreadBudgetError";
}

interface Waiting<Task, Result> {
  readonly task: Task;
  /** How often its thread has died under it. */
  readonly deaths: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Task, Result> {
  readonly worker: Worker;
  /** What it's working on, and the timer for it. */
  busy: { readonly waiting: Waiting<Task, Result>; readonly timer: NodeJS.Timeout } | null;
}

/** A thread may be killed by chance once; twice on the same task is the task's fault. */
const MOST_DEATHS = 1;

/**
 * Runs work in separate threads that keeps the processor busy for longer than a request may hold up
 * others. Tasks line up for a thread. Threads start with the first task and don't keep the process
 * alive. The module at `script` answers each message with one `ThreadReply`.
 */
export class ThreadPool<Task, Result> {
  /** Tasks that a thread has answered. */
  finished = 0;
  readonly #script: URL;
  readonly #size: number;
  readonly #budgetMs: number;
  readonly #threads = new Set<Thread<Task, Result>>();
  readonly #queue: Waiting<Task, Result>[] = [];

  constructor(
    script: URL,
    { size = Math.max(1, Math.min(4, availableParallelism() - 1)), budgetMs }: ThreadPoolOptions,
  ) {
    this.#script = script;
    this.#size = size;
    this.#budgetMs = budgetMs;
  }

  async run(task: Task): Promise<Result> {
    return await new Promise<Result>((resolve, reject) => {
      this.#queue.push({ task, deaths: 0, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const idle = [...this.#threads].find(({ busy }) => busy === null);
    const thread = idle ?? (this.#threads.size < this.#size ? this.#start() : undefined);
    if (thread) this.#give(thread, this.#queue.shift()!);
  }

  #start(): Thread<Task, Result> {
    const worker = new Worker(this.#script);
    const thread: Thread<Task, Result> = { worker, busy: null };
    this.#threads.add(thread);
    worker.unref();
    worker.on("message", (reply: ThreadReply<Result>) => this.#finish(thread, reply));
    worker.on("error", (error: Error) => this.#bury(thread, error));
    worker.on("exit", (code) =>
      this.#bury(thread, new Error(`A thread ended with ${code} during its task.`)),
    );
    return thread;
  }

  #give(thread: Thread<Task, Result>, waiting: Waiting<Task, Result>): void {
    const timer = setTimeout(() => {
      this.#drop(thread);
      waiting.reject(new ThreadBudgetError(`A task took longer than ${this.#budgetMs} ms.`));
      this.#next();
    }, this.#budgetMs);
    thread.busy = { waiting, timer };
    try {
      thread.worker.postMessage(waiting.task);
    } catch (error) {
      // Refuses what can't be copied to a thread, and keeps the thread.
      this.#finish(thread, { fault: String(error) });
    }
  }

  #finish(thread: Thread<Task, Result>, reply: ThreadReply<Result>): void {
    if (!thread.busy) return;
    const { waiting, timer } = thread.busy;
    clearTimeout(timer);
    thread.busy = null;
    this.finished += 1;
    if ("result" in reply) waiting.resolve(reply.result);
    else waiting.reject(new Error(reply.fault));
    this.#next();
  }

  /** Handles a thread that died on its own. Its task is tried once more. */
  #bury(thread: Thread<Task, Result>, error: Error): void {
    const waiting = this.#drop(thread);
    if (!waiting) return;
    if (waiting.deaths >= MOST_DEATHS) waiting.reject(error);
    else this.#queue.unshift({ ...waiting, deaths: waiting.deaths + 1 });
    this.#next();
  }

  /** Ends a thread and returns what it was working on. */
  #drop(thread: Thread<Task, Result>): Waiting<Task, Result> | undefined {
    const { busy } = thread;
    thread.busy = null;
    this.#threads.delete(thread);
    if (busy) clearTimeout(busy.timer);
    void thread.worker.terminate();
    return busy?.waiting;
  }
}
