import { parentPort } from "node:worker_threads";
import { type ItemSource, renderSource } from "./render-source.ts";

// Null for what can't be rendered. Errors lose their class between threads, so the main thread
// renders this one itself and throws.
parentPort!.on("message", (source: ItemSource) => {
  void renderSource(source).then(
    (rendered) => parentPort!.postMessage(JSON.stringify(rendered)),
    () => parentPort!.postMessage(null),
  );
});
