// Generated from the migrations by "npm run db:schema". A test compares it with them.
import type { Answer, Format, PlanOpens, RangedScore, SectionName } from "@theta/contract";
import type { RenderedItem } from "@theta/items";
import type { ColumnType, GeneratedAlways } from "kysely";

/** The database fills it in when it is left out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

/** Read as what was stored, written as text. */
type Json<T> = ColumnType<T, string, string>;

interface AuditEvents {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  event: string;
  learner_id: string | null;
  request_id: string | null;
  ip: string | null;
  detail: Generated<Json<unknown>>;
  actor_id: string | null;
}

interface BankImports {
  id: GeneratedAlways<number>;
  stamp: string;
  added: number;
  changed: number;
  versioned: number;
  retired: number;
  unchanged: number;
  imported_at: Generated<Date>;
}

interface CannedAnswers {
  id: string;
  title: string;
  text: string;
  revision: Generated<number>;
  updated_at: Generated<Date>;
}

interface ClockChanges {
  id: GeneratedAlways<number>;
  learner_id: string;
  changed_at: Generated<Date>;
}

interface ContactMessages {
  id: string;
  learner_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  email_key: string;
  phone: string;
  message: string;
  created_at: Generated<Date>;
  state: Generated<"new" | "open" | "waiting" | "done">;
  assigned_to: string | null;
  revision: Generated<number>;
  item_id: string | null;
}

interface ContactReplies {
  id: string;
  message_id: string;
  author_id: string | null;
  text: string;
  revision: number;
  created_at: Generated<Date>;
}

interface GoogleIdentities {
  issuer: string;
  subject: string;
  learner_id: string;
  created_at: Generated<Date>;
}

interface GoogleNonces {
  nonce_hash: Buffer;
  expires_at: Date;
}

interface ItemHolds {
  key: string;
  is_suspension: boolean;
  state: "suspended" | "retired" | "pretest";
  reason: string;
  held_by: string | null;
  held_at: Generated<Date>;
}

interface ItemPictures {
  file: string;
  bytes: Buffer;
  created_at: Generated<Date>;
}

interface ItemServings {
  key: string;
  served: number;
}

interface Items {
  id: Generated<string>;
  key: string;
  version: number;
  is_current: Generated<boolean>;
  state: "draft" | "active" | "pretest" | "retired" | "suspended";
  section: "quant" | "verbal" | "dataInsights";
  format: Format;
  area: string;
  topics: string[];
  topic_name: string;
  difficulty: number;
  a: number;
  b: number;
  c: number;
  parameter_origin: "designed" | "calibrated";
  parameter_n: Generated<number>;
  set_key: string | null;
  set_position: number | null;
  enemy_group: string | null;
  content: Json<RenderedItem>;
  content_hash: string;
  first_served_at: Date | null;
  created_at: Generated<Date>;
  pool: "mock" | "practice";
  bank_state: "draft" | "active" | "pretest" | "retired" | null;
}

interface JobRuns {
  id: GeneratedAlways<number>;
  name: string;
  started_at: Date;
  ended_at: Date;
  error: string | null;
}

interface Jobs {
  name: string;
  due_at: Date;
  running_since: Date | null;
  beat_at: Date | null;
}

interface LearnerGoals {
  learner_id: string;
  exam_on: string | null;
  target_score: number | null;
  changed_at: Generated<Date>;
}

interface LearnerTestSettings {
  learner_id: string;
  time_allowed: Generated<"standard" | "time-and-a-quarter" | "time-and-a-half" | "double-time" | "no-clock">;
  has_extra_breaks: Generated<boolean>;
  text_size: Generated<100 | 125 | 150 | 175 | 200>;
  has_high_contrast: Generated<boolean>;
  has_line_reader: Generated<boolean>;
  masks_answers: Generated<boolean>;
  is_calculator_mouse_only: Generated<boolean>;
  changed_at: Generated<Date>;
}

interface Learners {
  id: Generated<string>;
  name: string;
  phone: string;
  email: string;
  email_key: string;
  password_hash: string | null;
  terms_version: string;
  terms_accepted_at: Date;
  terms_accepted_ip: string | null;
  created_at: Generated<Date>;
  password_changed_at: Date | null;
  deletion_due_at: Date | null;
  name_words: string | null;
  had_plan: Generated<boolean>;
}

interface LedgerChecks {
  id: Generated<string>;
  requested_by: string | null;
  requested_at: Generated<Date>;
  beat_at: Date | null;
  tries: Generated<number>;
  compared: Generated<number>;
  comparable: number | null;
  finished_at: Date | null;
  report: Json<unknown> | null;
}

interface MailOutbox {
  id: Generated<string>;
  dedupe_key: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  sent_at: Date | null;
  failed_at: Date | null;
  give_up_at: Date | null;
  last_error: string | null;
  reply_to: string | null;
  thread: Generated<string[]>;
  has_code: Generated<boolean>;
  claimed_at: Date | null;
}

interface MentorRequests {
  learner_id: string;
  id: string;
  subscription_id: string;
  slot: number;
  status: Generated<"requested" | "confirmed" | "done" | "cancelled">;
  topic: string;
  message: string;
  proposed: Date[];
  time_zone: string;
  confirmed_for: Date | null;
  cancelled_by: "learner" | "staff" | "refund" | null;
  reason: string | null;
  revision: Generated<number>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

interface MockAnswerEdits {
  learner_id: string;
  section_id: string;
  number: number;
  place: number;
  from_answer: Json<Answer>;
  to_answer: Json<Answer>;
  is_correct: boolean;
  edited_at: Date;
}

interface MockAttempts {
  learner_id: string;
  mock_id: string;
  order_type: number | null;
  opened_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  break_after: number | null;
  break_started_at: Date | null;
  break_ended_at: Date | null;
  total: number | null;
  total_percentile: number | null;
  total_error: number | null;
  total_low: number | null;
  total_high: number | null;
  mode: Generated<"forward" | "exam">;
  time_allowed: Generated<"standard" | "time-and-a-quarter" | "time-and-a-half" | "double-time" | "no-clock">;
  has_extra_breaks: Generated<boolean>;
  extra_break_after: number | null;
  extra_break_started_at: Date | null;
  extra_break_ended_at: Date | null;
  changes: Generated<number>;
}

interface MockQuestions {
  section_id: string;
  place: number;
  item_id: string;
  is_scored: boolean;
  is_repeat: boolean;
  b: number;
  shown_at: Date;
  answer: Json<Answer> | null;
  is_correct: boolean | null;
  is_late: Generated<boolean>;
  answered_at: Date | null;
  left_at: Date | null;
  theta: number | null;
  theta_error: number | null;
  a: number;
  c: number;
  learner_id: string;
  is_bookmarked: Generated<boolean>;
}

interface MockSections {
  id: Generated<string>;
  learner_id: string;
  mock_id: string;
  section: "quant" | "verbal" | "dataInsights";
  place: number;
  total: number;
  seed: number;
  prior_mean: number | null;
  prior_sd: number | null;
  started_at: Date | null;
  deadline: Date | null;
  given_back: number | null;
  reopened: Generated<number>;
  ended_at: Date | null;
  ended_by: "learner" | "time" | null;
  correct: number | null;
  wrong: number | null;
  repeats: number | null;
  score: number | null;
  percentile: number | null;
  score_error: number | null;
  score_low: number | null;
  score_high: number | null;
  theta: number | null;
  theta_error: number | null;
  eap_theta: number | null;
  eap_error: number | null;
  guessing: Json<RangedScore> | null;
  staff_added: Generated<number>;
  reopen_seconds: number | null;
  continued_at: Date | null;
  paused_seconds: Generated<number>;
  reopened_at: Date | null;
}

interface Mocks {
  id: Generated<string>;
  key: string;
  section: "quant" | "verbal" | "dataInsights" | null;
  place: number;
  name: string;
  about: string;
  available_from: Date;
  is_offered: Generated<boolean>;
}

interface OneTimeCodes {
  id: string;
  purpose: "registration" | "password-reset" | "sign-in-link";
  subject_id: string;
  email_key: string;
  code_hash: Buffer;
  is_decoy: boolean;
  is_mailed: boolean;
  asker_hash: Buffer | null;
  asker_attempts: Generated<number>;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  consumed_at: Date | null;
}

interface OpenidIdentities {
  issuer: string;
  subject: string;
  learner_id: string;
  created_at: Generated<Date>;
}

interface OpenidLinks {
  id: string;
  secret_hash: Buffer;
  provider: string;
  issuer: string;
  subject: string;
  learner_id: string;
  authenticated_at: Date | null;
  expires_at: Date;
}

interface OpenidSignIns {
  secret_hash: Buffer;
  provider: string;
  expires_at: Date;
}

interface Orders {
  id: Generated<string>;
  learner_id: string | null;
  plan_key: string;
  plan_name: string;
  months: number;
  mocks: number;
  sectionals: number;
  amount_cents: number;
  currency: string;
  receipt: string;
  provider_order_id: string | null;
  asked_at: Generated<Date>;
  status: Generated<"created" | "attempted" | "paid" | "refunded">;
  created_at: Generated<Date>;
  paid_at: Date | null;
  paid_payment_id: string | null;
  checks: Generated<number>;
  next_check_at: Generated<Date>;
  flag: string | null;
  changed_at: Generated<Date>;
  opens: Json<PlanOpens> | null;
  resolved_flags: Generated<string[]>;
}

interface PasswordResets {
  learner_id: string;
  id: string;
  expires_at: Date;
  used_at: Date | null;
}

interface Payments {
  provider_payment_id: string;
  order_id: string;
  status: string;
  amount_cents: number;
  currency: string;
  refunded_cents: Generated<number>;
  card_network: string | null;
  card_last4: string | null;
  seen_at: Generated<Date>;
}

interface PendingRegistrations {
  id: string;
  name: string;
  phone: string;
  email: string;
  email_key: string;
  password_hash: string;
  terms_version: string;
  terms_accepted_ip: string | null;
  is_decoy: boolean;
  created_at: Generated<Date>;
}

interface PracticeAnswers {
  learner_id: string;
  id: GeneratedAlways<number>;
  item_id: string;
  shown_at: Date;
  answered_at: Date | null;
  answer: Json<Answer> | null;
  is_correct: boolean | null;
  seconds_in_view: number | null;
}

interface PracticePlanTicks {
  learner_id: string;
  task: string;
  ticked_at: Generated<Date>;
}

interface PracticePlans {
  learner_id: string;
  starts_on: string;
  exam_on: string | null;
  sections: SectionName[];
  time_zone: string;
  lost_weeks: Generated<number[]>;
  changed_at: Generated<Date>;
}

interface QuizAttempts {
  learner_id: string;
  quiz_id: string;
  started_at: Date;
  deadline: Date;
  reached: Generated<number>;
  ended_at: Date | null;
  ended_by: "learner" | "time" | null;
  total: number;
  correct: number | null;
  wrong: number | null;
  changes: Generated<number>;
  time_allowed: Generated<"standard" | "time-and-a-quarter" | "time-and-a-half" | "double-time" | "no-clock">;
  staff_added: Generated<number>;
}

interface QuizItems {
  quiz_id: string;
  place: number;
  item_key: string;
}

interface QuizQuestions {
  learner_id: string;
  quiz_id: string;
  place: number;
  item_id: string;
  answer: Json<Answer> | null;
  is_correct: boolean | null;
  revision: Generated<number>;
  is_late: Generated<boolean>;
  shown_at: Date | null;
  answered_at: Date | null;
  left_at: Date | null;
}

interface Quizzes {
  id: Generated<string>;
  key: string;
  section: "quant" | "verbal" | "dataInsights";
  place: number;
  name: string;
  about: string;
  seconds: number;
  available_from: Date;
  is_offered: Generated<boolean>;
  topic: string | null;
  test_number: number | null;
  is_in_plans: Generated<boolean>;
}

interface Refunds {
  id: Generated<string>;
  order_id: string;
  provider_refund_id: string | null;
  status: Generated<"requested" | "pending" | "processed" | "failed">;
  idempotency_key: string;
  amount_cents: number;
  requested_at: Generated<Date>;
  settled_at: Date | null;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
}

interface RequestMinutes {
  minute: Date;
  requests: number;
  errors: number;
}

interface Reviews {
  learner_id: string;
  item_key: string;
  last_was_right: boolean;
  last_answered_at: Date;
  step: number | null;
  due_at: Date | null;
}

interface ServiceGaps {
  id: GeneratedAlways<number>;
  began_at: Date;
  ended_at: Date;
}

interface ServicePulse {
  only_one: Generated<boolean>;
  beat_at: Date;
}

interface ServingsCounted {
  is_only: Generated<boolean>;
  until: Date;
}

interface Sessions {
  learner_id: string;
  id: string;
  refresh_hash: Buffer;
  previous_refresh_hash: Buffer | null;
  refreshed_at: Generated<Date>;
  device: string;
  ip: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  openid_provider: string | null;
  openid_authenticated_at: Date | null;
  key_mark: Buffer | null;
}

interface StaffActs {
  request_id: string;
  actor_id: string;
  made_at: Generated<Date>;
  act: string | null;
}

interface StaffChallenges {
  learner_id: string;
  session_id: string;
  challenge: string;
  expires_at: Date;
}

interface StaffExports {
  id: Generated<string>;
  actor_id: string;
  list: string;
  filters: string;
  rows_read: Generated<number>;
  made_at: Generated<Date>;
}

interface StaffFactors {
  id: string;
  learner_id: string;
  kind: "totp" | "passkey";
  name: string;
  secret: Buffer | null;
  last_step: number | null;
  credential_id: string | null;
  public_key: Buffer | null;
  counter: number | null;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  last_used_at: Date | null;
}

interface StaffMembers {
  learner_id: string;
  role: "owner" | "support" | "editor" | "analyst";
  granted_at: Generated<Date>;
  granted_by: string | null;
}

interface StaffRecoveryCodes {
  learner_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

interface StaffSessions {
  learner_id: string;
  session_id: string;
  is_full: boolean;
  confirmed_at: Generated<Date>;
  expires_at: Date;
}

interface Subscriptions {
  id: Generated<string>;
  learner_id: string;
  plan_key: string;
  plan_name: string;
  mocks: number;
  sectionals: number;
  starts_at: Date;
  ends_at: Date;
  created_at: Generated<Date>;
  order_id: string | null;
  revoked_at: Date | null;
  opens: Json<PlanOpens> | null;
}

interface Throttles {
  key: string;
  hits: number;
  window_ends_at: Date;
}

interface WebhookEvents {
  event_id: string;
  type: string;
  received_at: Generated<Date>;
  done_at: Date | null;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
  provider_order_id: string | null;
  provider_payment_id: string | null;
  amount_cents: number | null;
  currency: string | null;
}

export interface DB {
  audit_events: AuditEvents;
  bank_imports: BankImports;
  canned_answers: CannedAnswers;
  clock_changes: ClockChanges;
  contact_messages: ContactMessages;
  contact_replies: ContactReplies;
  google_identities: GoogleIdentities;
  google_nonces: GoogleNonces;
  item_holds: ItemHolds;
  item_pictures: ItemPictures;
  item_servings: ItemServings;
  items: Items;
  job_runs: JobRuns;
  jobs: Jobs;
  learner_goals: LearnerGoals;
  learner_test_settings: LearnerTestSettings;
  learners: Learners;
  ledger_checks: LedgerChecks;
  mail_outbox: MailOutbox;
  mentor_requests: MentorRequests;
  mock_answer_edits: MockAnswerEdits;
  mock_attempts: MockAttempts;
  mock_questions: MockQuestions;
  mock_sections: MockSections;
  mocks: Mocks;
  one_time_codes: OneTimeCodes;
  openid_identities: OpenidIdentities;
  openid_links: OpenidLinks;
  openid_sign_ins: OpenidSignIns;
  orders: Orders;
  password_resets: PasswordResets;
  payments: Payments;
  pending_registrations: PendingRegistrations;
  practice_answers: PracticeAnswers;
  practice_plan_ticks: PracticePlanTicks;
  practice_plans: PracticePlans;
  quiz_attempts: QuizAttempts;
  quiz_items: QuizItems;
  quiz_questions: QuizQuestions;
  quizzes: Quizzes;
  refunds: Refunds;
  request_minutes: RequestMinutes;
  reviews: Reviews;
  service_gaps: ServiceGaps;
  service_pulse: ServicePulse;
  servings_counted: ServingsCounted;
  sessions: Sessions;
  staff_acts: StaffActs;
  staff_challenges: StaffChallenges;
  staff_exports: StaffExports;
  staff_factors: StaffFactors;
  staff_members: StaffMembers;
  staff_recovery_codes: StaffRecoveryCodes;
  staff_sessions: StaffSessions;
  subscriptions: Subscriptions;
  throttles: Throttles;
  webhook_events: WebhookEvents;
}
