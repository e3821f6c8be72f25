/** A thread for the pool's tests that does what it's told. */
import { parentPort, threadId } from "node:worker_threads";

let died = false;
parentPort!.on(
  "message",
  (task: { say?: string; fail?: string; hang?: boolean; die?: boolean }) => {
    if (task.hang) for (;;);
    if (task.die && !died) {
      died = true;
      process.exit(3);
    }
    if (task.fail) return parentPort!.postMessage({ fault: task.fail });
    parentPort!.postMessage({ result: `${task.say} from ${threadId}` });
  },
);
