import type { Socket } from "node:net";
import { user } from "@theta/contract";
import { sql } from "kysely";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";
import { deliverWaiting } from "../../platform/mail/deliver.ts";
import { smtpTransport } from "../../platform/mail/transport.ts";
import { listenOnFreePort } from "./test-port.ts";
import { ASHA, beginSignUp } from "./test-world.ts";

interface TestMailServer {
  port: number;
  taken: string[];
}

async function startMailServer(
  faults: (cut: () => void) => SMTPServerOptions = () => ({}),
): Promise<TestMailServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        taken.push(text);
        done();
      });
    },
    ...faults(cut),
  });
  // A dropped connection is an error for the server.
  server.on("error", () => {});
  server.server.on("connection", (socket) => sockets.add(socket));
  const port = await listenOnFreePort(server.server);
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { port, taken };
}

async function deliver({ db, log }: TestApp, port: number): Promise<number> {
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, "Theta <no-reply@theta.example>");
  try {
    return await deliverWaiting(db, transport, log);
  } finally {
    transport.close();
  }
}

/** Pretends that the time until the next try has passed. */
async function letWaitPass({ db }: TestApp): Promise<void> {
  await sql`update mail_outbox set next_attempt_at = now() where sent_at is null`.execute(db);
}

/** The email arrives in the end, once, and its code works. */
async function expectArrival(app: TestApp, userId: string, otp: string): Promise<void> {
  const { port, taken } = await startMailServer();
  await letWaitPass(app);
  expect(await deliver(app, port)).toBe(1);
  expect(await deliver(app, port)).toBe(0);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain(`Subject: ${otp} is your Theta code`);
  expect(taken[0]).toContain("To: asha@example.com");
  const verified = await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  expect(verified.statusCode).toBe(200);
}

test("row 68: answers a sign-up while the mail server is down, and sends the email later", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  expect(await deliver(app, 9)).toBe(0);
  await expectArrival(app, userId, otp);
});

test("row 68: sends an email again, once, when the mail server dies in the middle", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  let begun = 0;
  const { port } = await startMailServer((cut) => ({
    onData(stream) {
      stream.once("data", () => {
        begun += 1;
        cut();
      });
    },
  }));
  expect(await deliver(app, port)).toBe(0);
  expect(begun).toBe(1);
  await expectArrival(app, userId, otp);
});

test("row 68: tries again when a mail server says to wait", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  const { port } = await startMailServer(() => ({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error("try later"), { responseCode: 451 }));
    },
  }));
  expect(await deliver(app, port)).toBe(0);
  await expectArrival(app, userId, otp);
});

test("row 68: gives up on a mailbox that does not exist, without harming others", async () => {
  const app = await createTestApp();
  await beginSignUp(app);
  const { port } = await startMailServer(() => ({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
    },
  }));
  expect(await deliver(app, port)).toBe(0);
  await letWaitPass(app);
  const { taken, port: healthy } = await startMailServer();
  expect(await deliver(app, healthy)).toBe(0);
  expect(taken).toEqual([]);
});

test("row 68: answers sign-ups as fast as ever while a mail server is slow", async () => {
  const app = await createTestApp();
  const { port, taken } = await startMailServer(() => ({
    onMailFrom(_address, _session, done) {
      setTimeout(done, 1_500);
    },
  }));
  await beginSignUp(app);
  const delivery = deliver(app, port);
  const start = Date.now();
  const answer = await app.call(user.sendRegistrationCode, { ...ASHA, email: "b@example.com" });
  expect(answer.statusCode).toBe(200);
  expect(Date.now() - start).toBeLessThan(1_400);
  await delivery;
  expect(taken.length).toBeGreaterThanOrEqual(1);
});

test("sends replies to a single address, whatever it contains", async () => {
  const { port, taken } = await startMailServer();
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, "Theta <no-reply@theta.example>");
  const replyTo = "bea@example.org\r\nBcc: all@example.org";
  const mail = { id: "1", to: "support@theta.example", subject: "S", text: "T", html: "<p>T</p>" };
  await transport.send({ ...mail, replyTo, thread: [] });
  transport.close();
  const head = taken[0]?.split("\r\n\r\n")[0] ?? "";
  expect(head.match(/^Reply-To: .*$/gm)).toHaveLength(1);
  expect(head).not.toMatch(/^Bcc:/im);
});

test("names the emails before it, so that mail programs show one conversation", async () => {
  const { port, taken } = await startMailServer();
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, "Theta <no-reply@theta.example>");
  const mail = { id: "3", to: "bea@example.org", subject: "S", text: "T", html: "<p>T</p>" };
  await transport.send({ ...mail, replyTo: null, thread: ["1", "2"] });
  await transport.send({ ...mail, replyTo: null, thread: [] });
  transport.close();
  const [inThread, alone] = taken.map((text) => text.split("\r\n\r\n")[0] ?? "");
  expect(inThread).toMatch(/^Message-ID: <3@theta.example>$/im);
  expect(inThread).toMatch(/^In-Reply-To: <2@theta.example>$/im);
  expect(inThread).toMatch(/^References: <1@theta.example>\s+<2@theta.example>$/im);
  expect(alone).not.toMatch(/^(In-Reply-To|References):/im);
});
