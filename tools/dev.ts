/** Runs the server and Vite together, both reloading. Ctrl-C stops both. */
import { spawn } from "node:child_process";

const parts = [
  spawn("node", ["--watch", "--watch-preserve-output", "apps/api/src/main.ts"], {
    stdio: "inherit",
  }),
  spawn("vite", ["apps/web"], { stdio: "inherit" }),
];
console.log("Open http://localhost:5173. It passes calls to the server on port 4000.");

const stop = () => {
  for (const part of parts) part.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const part of parts) {
  part.on("exit", (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
