import { parentPort, workerData } from "node:worker_threads";
import { renderFromBack, type Work } from "./render-in-threads.ts";

await renderFromBack(workerData as Work, (done) => parentPort!.postMessage(done));
