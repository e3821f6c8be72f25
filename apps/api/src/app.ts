import type { BlogArticle } from "@theta/content";
import type { SiteSettings } from "@theta/contract";
import type { FastifyInstance, FastifyPluginCallback } from "fastify";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { erasersOf } from "./erasers.ts";
import { accountRoutes } from "./features/account/account.routes.ts";
import type { HashParameters } from "./features/account/password/passwords.ts";
import { createIdentify } from "./features/account/session/identify.ts";
import { blogRoutes } from "./features/blog/blog.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { exportMessages } from "./features/contact/export-messages.ts";
import { exportQuizzes } from "./features/free-quiz/export-quizzes.ts";
import { freeQuizRoutes } from "./features/free-quiz/free-quiz.routes.ts";
import { exportMocks } from "./features/mock-test/export-mocks.ts";
import { exportMentorRequests } from "./features/mentor/export-requests.ts";
import { mentorRoutes } from "./features/mentor/mentor.routes.ts";
import { mockTestRoutes } from "./features/mock-test/mock-test.routes.ts";
import { exportOrders } from "./features/payments/subscriptions/export-orders.ts";
import { createPaymentServices } from "./features/payments/payment-services.ts";
import { paymentRoutes } from "./features/payments/payments.routes.ts";
import { plansRoutes } from "./features/plans/plans.routes.ts";
import { exportPractice } from "./features/practice/export-practice.ts";
import { practiceRoutes } from "./features/practice/practice.routes.ts";
import { exportGoal } from "./features/goal/export-goal.ts";
import { exportSettings } from "./features/test-settings/export-settings.ts";
import { testSettingsRoutes } from "./features/test-settings/test-settings.routes.ts";
import { goalRoutes } from "./features/goal/goal.routes.ts";
import { exportPracticePlan } from "./features/practice-plan/export-plan.ts";
import { practicePlanRoutes } from "./features/practice-plan/practice-plan.routes.ts";
import { questionBankRoutes } from "./features/question-bank/question-bank.routes.ts";
import { runningTestRoutes } from "./features/running-tests/running-tests.routes.ts";
import { siteRoutes } from "./features/site/site.routes.ts";
import { admitStaff } from "./features/staff/access/admit-staff.ts";
import { staffRoutes } from "./features/staff/staff.routes.ts";
import { studyNotesRoutes } from "./features/study-notes/study-notes.routes.ts";
import { subscriptionOf } from "./features/subscriptions/entitlement.ts";
import type { Config } from "./platform/config/config.ts";
import type { Db } from "./platform/database/database.ts";
import { createLaggingReads } from "./platform/database/lagging-reads.ts";
import { healthRoutes } from "./platform/health.ts";
import { DOCS_PATH, serveDocs } from "./platform/http/docs.ts";
import { serveSecurityTxt } from "./platform/http/security-txt.ts";
import { createServer } from "./platform/http/server.ts";
import { serveSite } from "./platform/http/site.ts";
import { MAILBOX_PATH, mailboxRoutes } from "./platform/mail/mailbox.routes.ts";
import { readQueues } from "./features/staff/overview/read-queues.ts";
import { metricsRoutes } from "./platform/metrics.ts";
import { countRequests } from "./platform/request-counts.ts";

export interface Services {
  config: Config;
  /** This installation's secret, from which keys are derived. */
  secret: string;
  db: Db;
  pool: Pool;
  /** For reads that may lag; without one, they go to the primary too. */
  replica?: Db | null;
  log: Logger;
  /** Our own posts on the blog. */
  articles: readonly BlogArticle[];
  /** The web app's build, or null for the API alone. */
  siteFolder: string | null;
  /** Tells the worker that there is mail, or will be. */
  mailWaiting: (afterSeconds?: number) => void;
  /** Tells the worker that the payment provider has sent us something. */
  eventsWaiting: () => void;
  /** Tells the worker that the books are to be checked. */
  checkWaiting: () => void;
  tracing?: FastifyPluginCallback | null;
  /** Only for cheaper password hashes than in production. */
  hashParameters?: HashParameters;
}

/** Puts the whole server together. */
export async function buildApp(given: Services): Promise<FastifyInstance> {
  const { config, db, pool, log, replica = null, tracing = null } = given;
  const services = { ...given, readLagging: createLaggingReads(db, replica, log) };
  const app = await createServer({ log, tracing, ...config });
  app.decorate("identify", createIdentify(services));
  app.decorate("admitStaff", async (caller, what) => admitStaff(db, caller, what));

  countRequests(app, db);
  const { providerFailed } = metricsRoutes(app, {
    pool,
    token: config.metricsToken,
    queues: () => readQueues(db),
    providers: config.openid.map(({ key }) => key),
  });
  healthRoutes(app, { db });
  serveSecurityTxt(app, config);
  await serveDocs(app, config.publicUrl);
  if (config.smtpUrl === null) mailboxRoutes(app, { db });

  accountRoutes(app, { ...services, subscriptionOf, providerFailed }, [
    exportQuizzes,
    exportMocks,
    exportPractice,
    exportOrders,
    exportMessages,
    exportGoal,
    exportSettings,
    exportPracticePlan,
    exportMentorRequests,
  ]);
  freeQuizRoutes(app, services);
  mockTestRoutes(app, services);
  runningTestRoutes(app, services);
  practiceRoutes(app, services);
  studyNotesRoutes(app, services);
  goalRoutes(app, services);
  testSettingsRoutes(app, services);
  practicePlanRoutes(app, services);
  mentorRoutes(app, services);
  questionBankRoutes(app, services);
  await plansRoutes(app, supportWays(config));
  blogRoutes(app, services);
  await paymentRoutes(app, createPaymentServices(services), services.eventsWaiting);
  contactRoutes(app, services);
  siteRoutes(app, services);
  await staffRoutes(app, { ...services, subscriptionOf, providerFailed }, erasersOf(config));

  await serveSite(app, {
    folder: services.siteFolder,
    settings: siteSettings(config),
    publicUrl: config.publicUrl,
    google: config.google,
    payments: config.payments,
  });
  return app;
}

function siteSettings(config: Config): SiteSettings {
  return {
    supportEmail: config.supportEmail,
    supportPhone: config.supportPhone,
    socialLinks: config.socialLinks,
    shows: { examples: config.mode !== "production", phone: config.supportPhone !== null },
    supportWhatsapp: config.supportWhatsapp,
    supportWays: supportWays(config),
    googleClientId: config.google?.clientId ?? null,
    googleScriptUrl: config.google?.scriptUrl ?? null,
    openidProviders: config.openid.map(({ key, name }) => ({ key, name })),
    checkoutScriptUrl: config.payments?.checkoutUrl ?? null,
    isTraced: config.tracesEndpoint !== null,
    isPaymentSandbox: config.payments?.isSandbox ?? false,
    mailboxPath: config.smtpUrl === null ? MAILBOX_PATH : null,
    hasDevPages: config.mode !== "production",
  };
}

/** The ways to reach us that plans may promise. */
function supportWays({ supportWhatsapp }: Config): string {
  return supportWhatsapp === null ? "email" : "email and WhatsApp";
}

export { DOCS_PATH, MAILBOX_PATH };
