/** What payment tests start with: their own sandbox, a server that listens to it, and buyers. */
import { randomUUID } from "node:crypto";
import { type CheckoutOrder, payments, type Reply, user } from "@theta/contract";
import { startRazorpaySandbox } from "@theta/razorpay-sandbox";
import { sandboxControls } from "@theta/razorpay-sandbox/ctl-client";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";
import type { PaymentsConfig } from "../../platform/config/config.ts";
import { ASHA, BRUNO, logIn, signUp, type TestPerson } from "../account/test-world.ts";
import { createPaymentServices, type PaymentServices } from "./payment-services.ts";
import { processEvents } from "./webhooks/process-events.ts";
import { reconcile } from "./order/reconcile.ts";

const KEYS = {
  keyId: "rzp_test_theta",
  keySecret: "the key's secret",
  webhookSecret: "the webhook's secret",
};

interface Options {
  payments?: Partial<PaymentsConfig>;
  logTo?: { write: (line: string) => void };
  poolSize?: number;
  patienceMilliseconds?: number;
}

export interface Buyer {
  token: string;
  userId: string;
  email: string;
  /** Asks for an order, as the checkout does. */
  order: (plan?: string) => Promise<CheckoutOrder>;
  /** Does what the dialog's success handler does. */
  confirm: (order: CheckoutOrder, more?: object) => ReturnType<typeof confirm>;
  /** An order, paid and confirmed. */
  buy: (plan?: string) => Promise<CheckoutOrder>;
  details: () => Promise<Reply<typeof payments.subscriptions>["result"]>;
  refund: (order: Pick<CheckoutOrder, "orderDocumentId">) => ReturnType<typeof refund>;
}

const confirm = async (app: TestApp, token: string, order: CheckoutOrder, more: object = {}) =>
  await app.call(
    payments.createSubscription,
    { orderId: order.orderDocumentId, razorPayOrderId: order.razorPayOrderId, ...more },
    { token },
  );

const refund = async (
  app: TestApp,
  token: string,
  { orderDocumentId }: Pick<CheckoutOrder, "orderDocumentId">,
) => await app.call(payments.requestRefund, { orderId: orderDocumentId }, { token });

export async function createPaymentWorld({ payments: ownConfig, ...options }: Options = {}) {
  // A busy machine may take its time with many webhooks at once.
  const sandbox = await startRazorpaySandbox({ ...KEYS, webhookTimeoutMs: 60_000 });
  onTestFinished(async () => await sandbox.stop());
  const config: PaymentsConfig = {
    keyId: KEYS.keyId,
    keySecret: KEYS.keySecret,
    webhookSecrets: [KEYS.webhookSecret],
    apiUrl: sandbox.url,
    checkoutUrl: sandbox.checkoutUrl,
    isSandbox: true,
    timeoutMs: 2_000,
    ...ownConfig,
  };
  const app = await createTestApp({
    config: { payments: config },
    ...options,
  });
  const services: PaymentServices = createPaymentServices({ ...app, mailWaiting: () => {} });
  const ctl = sandboxControls(sandbox);
  const { db } = app;

  const buyer = async (person: TestPerson = ASHA): Promise<Buyer> => {
    await signUp(app, person);
    const { token, userId } = await logIn(app, person);
    return buyerOf({ app, ctl }, { token, userId, email: person.email });
  };

  return {
    ...app,
    sandbox,
    ctl,
    services,
    buyer,
    /** A second person. */
    other: async () => await buyer(BRUNO),
    /** From now on the server hears what the provider reports. */
    listen: async () => {
      await app.app.listen({ port: 0, host: "127.0.0.1" });
      const { port } = app.app.server.address() as { port: number };
      sandbox.sendWebhooksTo(`http://127.0.0.1:${port}/thetaapi/webhooks/razorpay`);
    },
    /** Waits until everything reported has been acted on. */
    settleEvents: async () => {
      await ctl.settled();
      await processEvents(services);
    },
    /** Runs the scheduled check as if everything were due. */
    reconcile: async () => {
      await sql`update orders set next_check_at = clock_timestamp()`.execute(db);
      await sql`update refunds set next_try_at = clock_timestamp()`.execute(db);
      await reconcile(services);
    },
    ...whatIsStored(app),
    ...changesOfThePast(db),
  };
}

type Controls = ReturnType<typeof sandboxControls>;

function buyerOf(
  { app, ctl }: { app: TestApp; ctl: Controls },
  { token, userId, email }: Pick<Buyer, "token" | "userId" | "email">,
): Buyer {
  const one: Buyer = {
    token,
    userId,
    email,
    order: async (subscriptionPlanId = "gmat-pro") => {
      const answer = await app.call(payments.createOrder, { subscriptionPlanId }, { token });
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      return answer.body.result;
    },
    confirm: async (order, more) => await confirm(app, token, order, more),
    buy: async (plan) => {
      const order = await one.order(plan);
      await ctl.pay(order.razorPayOrderId);
      const answer = await one.confirm(order);
      if (!answer.body.result) throw new Error(answer.payload);
      return order;
    },
    details: async () => (await app.call(payments.subscriptions, undefined, { token })).body.result,
    refund: async (order) => await refund(app, token, order),
  };
  return one;
}

/** Rows that tests look at, and what a learner is told about them. */
function whatIsStored(app: TestApp) {
  const { db } = app;
  return {
    orderRow: async ({ orderDocumentId }: CheckoutOrder) =>
      await db
        .selectFrom("orders")
        .selectAll()
        .where("id", "=", orderDocumentId)
        .executeTakeFirstOrThrow(),
    subscriptions: async () =>
      await db.selectFrom("subscriptions").selectAll().orderBy("starts_at").execute(),
    /** Subjects of the emails about payments. */
    emails: async () =>
      (
        await db
          .selectFrom("mail_outbox")
          .select(["dedupe_key", "subject", "body_text", "body_html", "recipient"])
          .where(sql<boolean>`dedupe_key like 'receipt:%' or dedupe_key like 'refund-%'`)
          .orderBy("created_at")
          .execute()
      ).map((row) => row),
    events: async (prefix = "") =>
      (
        await db
          .selectFrom("audit_events")
          .select("event")
          .where(sql<boolean>`starts_with(event, ${prefix})`)
          .orderBy("id")
          .execute()
      ).map(({ event }) => event),
    isSubscribed: async (token: string) =>
      (await app.call(user.details, undefined, { token })).body.result.isUserSubscribed,
  };
}

function changesOfThePast(db: TestApp["db"]) {
  return {
    /** Moves an order and what it opened into the past. */
    age: async ({ orderDocumentId }: CheckoutOrder, hours: number) => {
      const ago = sql`make_interval(hours => ${hours})`;
      await sql`update orders set created_at = created_at - ${ago},
        changed_at = changed_at - ${ago}, paid_at = paid_at - ${ago}
        where id = ${orderDocumentId}`.execute(db);
      await sql`update subscriptions set created_at = created_at - ${ago},
        starts_at = starts_at - ${ago}, ends_at = ends_at - ${ago}
        where order_id = ${orderDocumentId}`.execute(db);
    },
    /** Pretends that the learner started a mock right now. */
    beginMock: async (learnerId: string) => {
      await sql`with one as (insert into mocks (key, place, name, about, available_from)
          values (${`m-${randomUUID()}`}, 1, 'Mock', '', now()) returning id)
        insert into mock_attempts (learner_id, mock_id, opened_at, started_at)
        select ${learnerId}::uuid, id, clock_timestamp(), clock_timestamp() from one`.execute(db);
    },
  };
}
