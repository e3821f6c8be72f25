/** The sandbox as a separate process: `npm start -w sandbox/razorpay`. */
import { startRazorpaySandbox } from "./start.ts";

const { env } = process;
const sandbox = await startRazorpaySandbox({
  port: Number(env["SANDBOX_PORT"] ?? 4777),
  host: env["SANDBOX_HOST"] ?? "127.0.0.1",
  keyId: env["RAZORPAY_KEY_ID"] ?? "rzp_test_sandbox",
  keySecret: env["RAZORPAY_KEY_SECRET"] ?? "sandbox-key-secret",
  webhookSecret: env["RAZORPAY_WEBHOOK_SECRET"] ?? "sandbox-webhook-secret",
  ...(env["SANDBOX_WEBHOOK_URL"] ? { webhookUrl: env["SANDBOX_WEBHOOK_URL"] } : {}),
  ...(env["SANDBOX_CTL_TOKEN"] ? { ctlToken: env["SANDBOX_CTL_TOKEN"] } : {}),
  ...(env["SANDBOX_STATE_FILE"] ? { stateFile: env["SANDBOX_STATE_FILE"] } : {}),
});
process.stdout.write(
  `Razorpay sandbox: ${sandbox.url}   no money moves\n  controls    ${sandbox.url}/__ctl   token ${sandbox.ctlToken}\n`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void sandbox.stop());
}
