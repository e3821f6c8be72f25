import { parentPort } from "node:worker_threads";
import { type ItemSource, renderSource } from "./render-source.ts";

// Null for what cannot be rendered: errors lose their class between threads, so the main thread
// runs into this one itself and throws it.
parentPort!.on("message", (source: ItemSource) => {
  void renderSource(source).then(
    (rendered) => parentPort!.postMessage(JSON.stringify(rendered)),
    () => parentPort!.postMessage(null),
  );
});
