-- Generated from the migrations by "npm run db:schema". For reading only; a test compares it with them.

create extension pg_trgm;

CREATE OR REPLACE FUNCTION bring_exam_day_over()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into learner_goals (learner_id, exam_on) values (new.learner_id, new.exam_on)
    on conflict (learner_id) do update
      set exam_on = excluded.exam_on, changed_at = clock_timestamp();
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION count_mock_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changes := old.changes + 1;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION count_section_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update mock_attempts set changes = changes
  where learner_id = new.learner_id and mock_id = new.mock_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION fill_mock_question_learner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select s.learner_id into new.learner_id from mock_sections s where s.id = new.section_id;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION item_words(content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 10000
RETURN (SELECT COALESCE(string_agg((words.word #>> '{}'::text[]), ' '::text), ''::text) AS "coalesce" FROM (SELECT jsonb_path_query(item_words.content, '$."sections"[*]."displayText"'::jsonpath) AS word UNION ALL SELECT jsonb_path_query(item_words.content, '$."sections"[*]."title"'::jsonpath) AS jsonb_path_query UNION ALL SELECT jsonb_path_query(item_words.content, '$."sections"[*]."table"."caption"'::jsonpath) AS jsonb_path_query UNION ALL SELECT jsonb_path_query(item_words.content, '$."sections"[*]."table"."columns"[*]."name"'::jsonpath) AS jsonb_path_query UNION ALL SELECT jsonb_path_query(item_words.content, '$."sections"[*]."table"."rows"[*][*]."text"'::jsonpath) AS jsonb_path_query UNION ALL SELECT jsonb_path_query(item_words.content, '$."options"[*]."html"'::jsonpath) AS jsonb_path_query UNION ALL SELECT jsonb_path_query(item_words.content, '$."parts"[*]."html"'::jsonpath) AS jsonb_path_query UNION ALL SELECT jsonb_path_query(item_words.content, '$."parts"[*]."options"[*]."html"'::jsonpath) AS jsonb_path_query UNION ALL SELECT jsonb_path_query(item_words.content, '$."sentences"[*][*]."displayText"'::jsonpath) AS jsonb_path_query) words)
;

CREATE OR REPLACE FUNCTION note_had_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update learners set had_plan = true where id = new.learner_id and not had_plan;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit events are append-only';
end $function$
;

CREATE OR REPLACE FUNCTION refuse_young_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.at > now() - interval '1 year' then
    raise exception 'audit events are append-only for a year';
  end if;
  return old;
end $function$
;

create table audit_events (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  event text not null,
  learner_id uuid,
  request_id text,
  ip inet,
  detail jsonb default '{}'::jsonb not null,
  actor_id uuid
);

create table bank_imports (
  id bigint generated always as identity not null,
  stamp text not null,
  added integer not null,
  changed integer not null,
  versioned integer not null,
  retired integer not null,
  unchanged integer not null,
  imported_at timestamp with time zone default now() not null
);

create table canned_answers (
  id uuid not null,
  title text not null,
  text text not null,
  revision integer default 0 not null,
  updated_at timestamp with time zone default clock_timestamp() not null
);

create table clock_changes (
  id bigint generated always as identity not null,
  learner_id uuid not null,
  changed_at timestamp with time zone default clock_timestamp() not null
);

create table contact_messages (
  id uuid not null,
  learner_id uuid,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_key text not null,
  phone text not null,
  message text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  state text default 'new'::text not null,
  assigned_to uuid,
  revision integer default 0 not null,
  item_id uuid
);

create table contact_replies (
  id uuid not null,
  message_id uuid not null,
  author_id uuid,
  text text not null,
  revision integer not null,
  created_at timestamp with time zone default clock_timestamp() not null
);

create table google_identities (
  issuer text not null,
  subject text not null,
  learner_id uuid not null,
  created_at timestamp with time zone default now() not null
);

create table google_nonces (
  nonce_hash bytea not null,
  expires_at timestamp with time zone not null
);

create table item_holds (
  key text not null,
  is_suspension boolean not null,
  state text not null,
  reason text not null,
  held_by uuid,
  held_at timestamp with time zone default clock_timestamp() not null
);

create table item_pictures (
  file text not null,
  bytes bytea not null,
  created_at timestamp with time zone default now() not null
);

create table item_servings (
  key text not null,
  served integer not null
);

create table items (
  id uuid default gen_random_uuid() not null,
  key text not null,
  version integer not null,
  is_current boolean default true not null,
  state text not null,
  section text not null,
  format text not null,
  area text not null,
  topics text[] not null,
  topic_name text not null,
  difficulty smallint not null,
  a double precision not null,
  b double precision not null,
  c double precision not null,
  parameter_origin text not null,
  parameter_n integer default 0 not null,
  set_key text,
  set_position smallint,
  enemy_group text,
  content jsonb not null,
  content_hash text not null,
  first_served_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  pool text not null,
  bank_state text
);

create table job_runs (
  id bigint generated always as identity not null,
  name text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  error text
);

create table jobs (
  name text not null,
  due_at timestamp with time zone not null,
  running_since timestamp with time zone,
  beat_at timestamp with time zone
);

create table learner_goals (
  learner_id uuid not null,
  exam_on date,
  target_score smallint,
  changed_at timestamp with time zone default clock_timestamp() not null
);

create table learner_test_settings (
  learner_id uuid not null,
  time_allowed text default 'standard'::text not null,
  has_extra_breaks boolean default false not null,
  text_size smallint default 100 not null,
  has_high_contrast boolean default false not null,
  has_line_reader boolean default false not null,
  masks_answers boolean default false not null,
  is_calculator_mouse_only boolean default false not null,
  changed_at timestamp with time zone default clock_timestamp() not null
);

create table learners (
  id uuid default gen_random_uuid() not null,
  name text not null,
  phone text not null,
  email text not null,
  email_key text not null,
  password_hash text,
  terms_version text not null,
  terms_accepted_at timestamp with time zone not null,
  terms_accepted_ip inet,
  created_at timestamp with time zone default now() not null,
  password_changed_at timestamp with time zone,
  deletion_due_at timestamp with time zone,
  name_words tsvector,
  had_plan boolean default false not null
);

create table ledger_checks (
  id uuid default gen_random_uuid() not null,
  requested_by uuid,
  requested_at timestamp with time zone default clock_timestamp() not null,
  beat_at timestamp with time zone,
  tries smallint default 0 not null,
  compared integer default 0 not null,
  comparable integer,
  finished_at timestamp with time zone,
  report jsonb
);

create table mail_outbox (
  id uuid default gen_random_uuid() not null,
  dedupe_key text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  give_up_at timestamp with time zone,
  last_error text,
  reply_to text,
  thread uuid[] default '{}'::uuid[] not null,
  has_code boolean default true not null,
  claimed_at timestamp with time zone
);

create table mentor_requests (
  learner_id uuid not null,
  id uuid not null,
  subscription_id uuid not null,
  slot smallint not null,
  status text default 'requested'::text not null,
  topic text not null,
  message text not null,
  proposed timestamp with time zone[] not null,
  time_zone text not null,
  confirmed_for timestamp with time zone,
  cancelled_by text,
  reason text,
  revision smallint default 0 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  changed_at timestamp with time zone default clock_timestamp() not null
);

create table mock_answer_edits (
  learner_id uuid not null,
  section_id uuid not null,
  number smallint not null,
  place smallint not null,
  from_answer jsonb not null,
  to_answer jsonb not null,
  is_correct boolean not null,
  edited_at timestamp with time zone not null
);

create table mock_attempts (
  learner_id uuid not null,
  mock_id uuid not null,
  order_type smallint,
  opened_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  break_after smallint,
  break_started_at timestamp with time zone,
  break_ended_at timestamp with time zone,
  total smallint,
  total_percentile double precision,
  total_error double precision,
  total_low smallint,
  total_high smallint,
  mode text default 'forward'::text not null,
  time_allowed text default 'standard'::text not null,
  has_extra_breaks boolean default false not null,
  extra_break_after smallint,
  extra_break_started_at timestamp with time zone,
  extra_break_ended_at timestamp with time zone,
  changes integer default 0 not null
);

create table mock_questions (
  section_id uuid not null,
  place smallint not null,
  item_id uuid not null,
  is_scored boolean not null,
  is_repeat boolean not null,
  b double precision not null,
  shown_at timestamp with time zone not null,
  answer jsonb,
  is_correct boolean,
  is_late boolean default false not null,
  answered_at timestamp with time zone,
  left_at timestamp with time zone,
  theta double precision,
  theta_error double precision,
  a double precision not null,
  c double precision not null,
  learner_id uuid not null,
  is_bookmarked boolean default false not null
);

create table mock_sections (
  id uuid default gen_random_uuid() not null,
  learner_id uuid not null,
  mock_id uuid not null,
  section text not null,
  place smallint not null,
  total smallint not null,
  seed integer not null,
  prior_mean double precision,
  prior_sd double precision,
  started_at timestamp with time zone,
  deadline timestamp with time zone,
  given_back integer,
  reopened smallint default 0 not null,
  ended_at timestamp with time zone,
  ended_by text,
  correct smallint,
  wrong smallint,
  repeats smallint,
  score smallint,
  percentile double precision,
  score_error double precision,
  score_low smallint,
  score_high smallint,
  theta double precision,
  theta_error double precision,
  eap_theta double precision,
  eap_error double precision,
  guessing jsonb,
  staff_added integer default 0 not null,
  reopen_seconds integer,
  continued_at timestamp with time zone,
  paused_seconds integer default 0 not null,
  reopened_at timestamp with time zone
);

create table mocks (
  id uuid default gen_random_uuid() not null,
  key text not null,
  section text,
  place smallint not null,
  name text not null,
  about text not null,
  available_from timestamp with time zone not null,
  is_offered boolean default true not null
);

create table one_time_codes (
  id uuid not null,
  purpose text not null,
  subject_id uuid not null,
  email_key text not null,
  code_hash bytea not null,
  is_decoy boolean not null,
  is_mailed boolean not null,
  asker_hash bytea,
  asker_attempts integer default 0 not null,
  attempts integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone
);

create table openid_identities (
  issuer text not null,
  subject text not null,
  learner_id uuid not null,
  created_at timestamp with time zone default now() not null
);

create table openid_links (
  id uuid not null,
  secret_hash bytea not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  learner_id uuid not null,
  authenticated_at timestamp with time zone,
  expires_at timestamp with time zone not null
);

create table openid_sign_ins (
  secret_hash bytea not null,
  provider text not null,
  expires_at timestamp with time zone not null
);

create table orders (
  id uuid default gen_random_uuid() not null,
  learner_id uuid,
  plan_key text not null,
  plan_name text not null,
  months smallint not null,
  mocks smallint not null,
  sectionals smallint not null,
  amount_cents integer not null,
  currency text not null,
  receipt text not null,
  provider_order_id text,
  asked_at timestamp with time zone default clock_timestamp() not null,
  status text default 'created'::text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  paid_at timestamp with time zone,
  paid_payment_id text,
  checks smallint default 0 not null,
  next_check_at timestamp with time zone default (clock_timestamp() + '00:01:00'::interval) not null,
  flag text,
  changed_at timestamp with time zone default clock_timestamp() not null,
  opens jsonb,
  resolved_flags text[] default '{}'::text[] not null
);

create table password_resets (
  learner_id uuid not null,
  id uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table payments (
  provider_payment_id text not null,
  order_id uuid not null,
  status text not null,
  amount_cents integer not null,
  currency text not null,
  refunded_cents integer default 0 not null,
  card_network text,
  card_last4 text,
  seen_at timestamp with time zone default clock_timestamp() not null
);

create table pending_registrations (
  id uuid not null,
  name text not null,
  phone text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  terms_version text not null,
  terms_accepted_ip inet,
  is_decoy boolean not null,
  created_at timestamp with time zone default now() not null
);

create table practice_answers (
  learner_id uuid not null,
  id bigint generated always as identity not null,
  item_id uuid not null,
  shown_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answer jsonb,
  is_correct boolean,
  seconds_in_view real
);

create table practice_plan_ticks (
  learner_id uuid not null,
  task text not null,
  ticked_at timestamp with time zone default clock_timestamp() not null
);

create table practice_plans (
  learner_id uuid not null,
  starts_on date not null,
  exam_on date,
  sections text[] not null,
  time_zone text not null,
  lost_weeks smallint[] default '{}'::smallint[] not null,
  changed_at timestamp with time zone default clock_timestamp() not null
);

create table quiz_attempts (
  learner_id uuid not null,
  quiz_id uuid not null,
  started_at timestamp with time zone not null,
  deadline timestamp with time zone not null,
  reached smallint default 1 not null,
  ended_at timestamp with time zone,
  ended_by text,
  total smallint not null,
  correct smallint,
  wrong smallint,
  changes integer default 0 not null,
  time_allowed text default 'standard'::text not null,
  staff_added integer default 0 not null
);

create table quiz_items (
  quiz_id uuid not null,
  place smallint not null,
  item_key text not null
);

create table quiz_questions (
  learner_id uuid not null,
  quiz_id uuid not null,
  place smallint not null,
  item_id uuid not null,
  answer jsonb,
  is_correct boolean,
  revision integer default 0 not null,
  is_late boolean default false not null,
  shown_at timestamp with time zone,
  answered_at timestamp with time zone,
  left_at timestamp with time zone
);

create table quizzes (
  id uuid default gen_random_uuid() not null,
  key text not null,
  section text not null,
  place smallint not null,
  name text not null,
  about text not null,
  seconds integer not null,
  available_from timestamp with time zone not null,
  is_offered boolean default true not null,
  topic text,
  test_number smallint,
  is_in_plans boolean default false not null
);

create table refunds (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  provider_refund_id text,
  status text default 'requested'::text not null,
  idempotency_key text not null,
  amount_cents integer not null,
  requested_at timestamp with time zone default clock_timestamp() not null,
  settled_at timestamp with time zone,
  tries smallint default 0 not null,
  next_try_at timestamp with time zone default clock_timestamp() not null,
  last_error text
);

create table request_minutes (
  minute timestamp with time zone not null,
  requests integer not null,
  errors integer not null
);

create table reviews (
  learner_id uuid not null,
  item_key text not null,
  last_was_right boolean not null,
  last_answered_at timestamp with time zone not null,
  step smallint,
  due_at timestamp with time zone
);

create table service_gaps (
  id bigint generated always as identity not null,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone not null
);

create table service_pulse (
  only_one boolean default true not null,
  beat_at timestamp with time zone not null
);

create table servings_counted (
  is_only boolean default true not null,
  until timestamp with time zone not null
);

create table sessions (
  learner_id uuid not null,
  id uuid not null,
  refresh_hash bytea not null,
  previous_refresh_hash bytea,
  refreshed_at timestamp with time zone default now() not null,
  device text not null,
  ip inet,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  openid_provider text,
  openid_authenticated_at timestamp with time zone,
  key_mark bytea
);

create table staff_acts (
  request_id uuid not null,
  actor_id uuid not null,
  made_at timestamp with time zone default clock_timestamp() not null,
  act text
);

create table staff_challenges (
  learner_id uuid not null,
  session_id uuid not null,
  challenge text not null,
  expires_at timestamp with time zone not null
);

create table staff_exports (
  id uuid default gen_random_uuid() not null,
  actor_id uuid not null,
  list text not null,
  filters text not null,
  rows_read integer default 0 not null,
  made_at timestamp with time zone default clock_timestamp() not null
);

create table staff_factors (
  id uuid not null,
  learner_id uuid not null,
  kind text not null,
  name text not null,
  secret bytea,
  last_step bigint,
  credential_id text,
  public_key bytea,
  counter bigint,
  created_at timestamp with time zone default clock_timestamp() not null,
  confirmed_at timestamp with time zone,
  last_used_at timestamp with time zone
);

create table staff_members (
  learner_id uuid not null,
  role text not null,
  granted_at timestamp with time zone default clock_timestamp() not null,
  granted_by uuid
);

create table staff_recovery_codes (
  learner_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone
);

create table staff_sessions (
  learner_id uuid not null,
  session_id uuid not null,
  is_full boolean not null,
  confirmed_at timestamp with time zone default clock_timestamp() not null,
  expires_at timestamp with time zone not null
);

create table subscriptions (
  id uuid default gen_random_uuid() not null,
  learner_id uuid not null,
  plan_key text not null,
  plan_name text not null,
  mocks smallint not null,
  sectionals smallint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  order_id uuid,
  revoked_at timestamp with time zone,
  opens jsonb
);

create unlogged table throttles (
  key text not null,
  hits integer not null,
  window_ends_at timestamp with time zone not null
);

create table webhook_events (
  event_id text not null,
  type text not null,
  received_at timestamp with time zone default clock_timestamp() not null,
  done_at timestamp with time zone,
  tries smallint default 0 not null,
  next_try_at timestamp with time zone default clock_timestamp() not null,
  last_error text,
  provider_order_id text,
  provider_payment_id text,
  amount_cents bigint,
  currency text
);

alter table audit_events add constraint audit_events_pkey PRIMARY KEY (id);

alter table bank_imports add constraint bank_imports_pkey PRIMARY KEY (id);

alter table canned_answers add constraint canned_answers_pkey PRIMARY KEY (id);

alter table canned_answers add constraint canned_answers_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)));

alter table canned_answers add constraint canned_answers_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)));

alter table clock_changes add constraint clock_changes_pkey PRIMARY KEY (id);

alter table clock_changes add constraint clock_changes_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table contact_messages add constraint contact_messages_pkey PRIMARY KEY (id);

alter table contact_messages add constraint contact_messages_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES staff_members(learner_id) ON DELETE SET NULL;

alter table contact_messages add constraint contact_messages_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id) ON DELETE SET NULL;

alter table contact_messages add constraint contact_messages_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table contact_messages add constraint contact_messages_email_check CHECK ((length(email) <= 254));

alter table contact_messages add constraint contact_messages_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 100)));

alter table contact_messages add constraint contact_messages_last_name_check CHECK ((length(last_name) <= 100));

alter table contact_messages add constraint contact_messages_message_check CHECK (((length(message) >= 1) AND (length(message) <= 4000)));

alter table contact_messages add constraint contact_messages_phone_check CHECK ((length(phone) <= 40));

alter table contact_messages add constraint contact_messages_state_check CHECK ((state = ANY (ARRAY['new'::text, 'open'::text, 'waiting'::text, 'done'::text])));

alter table contact_replies add constraint contact_replies_message_id_revision_key UNIQUE (message_id, revision);

alter table contact_replies add constraint contact_replies_pkey PRIMARY KEY (id);

alter table contact_replies add constraint contact_replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES learners(id) ON DELETE SET NULL;

alter table contact_replies add constraint contact_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE;

alter table contact_replies add constraint contact_replies_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)));

alter table google_identities add constraint google_identities_pkey PRIMARY KEY (issuer, subject);

alter table google_identities add constraint google_identities_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table google_nonces add constraint google_nonces_pkey PRIMARY KEY (nonce_hash);

alter table item_holds add constraint item_holds_pkey PRIMARY KEY (key, is_suspension);

alter table item_holds add constraint item_holds_held_by_fkey FOREIGN KEY (held_by) REFERENCES learners(id) ON DELETE SET NULL;

alter table item_holds add constraint item_holds_check CHECK ((is_suspension = (state = 'suspended'::text)));

alter table item_holds add constraint item_holds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));

alter table item_holds add constraint item_holds_state_check CHECK ((state = ANY (ARRAY['suspended'::text, 'retired'::text, 'pretest'::text])));

alter table item_pictures add constraint item_pictures_pkey PRIMARY KEY (file);

alter table item_pictures add constraint item_pictures_file_check CHECK ((file ~ '^[0-9a-f]{32}\.webp$'::text));

alter table item_servings add constraint item_servings_pkey PRIMARY KEY (key);

alter table item_servings add constraint item_servings_served_check CHECK ((served >= 0));

alter table items add constraint items_key_version_key UNIQUE (key, version);

alter table items add constraint items_pkey PRIMARY KEY (id);

alter table items add constraint items_a_check CHECK ((a > (0)::double precision));

alter table items add constraint items_bank_state_check CHECK ((bank_state = ANY (ARRAY['draft'::text, 'active'::text, 'pretest'::text, 'retired'::text])));

alter table items add constraint items_c_check CHECK (((c >= (0)::double precision) AND (c < (1)::double precision)));

alter table items add constraint items_check CHECK (((set_key IS NULL) = (set_position IS NULL)));

alter table items add constraint items_difficulty_check CHECK (((difficulty >= 1) AND (difficulty <= 10)));

alter table items add constraint items_parameter_n_check CHECK ((parameter_n >= 0));

alter table items add constraint items_parameter_origin_check CHECK ((parameter_origin = ANY (ARRAY['designed'::text, 'calibrated'::text])));

alter table items add constraint items_pool_check CHECK ((pool = ANY (ARRAY['mock'::text, 'practice'::text])));

alter table items add constraint items_section_check CHECK ((section = ANY (ARRAY['quant'::text, 'verbal'::text, 'dataInsights'::text])));

alter table items add constraint items_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'pretest'::text, 'retired'::text, 'suspended'::text])));

alter table items add constraint items_version_check CHECK ((version >= 1));

alter table job_runs add constraint job_runs_pkey PRIMARY KEY (id);

alter table jobs add constraint jobs_pkey PRIMARY KEY (name);

alter table learner_goals add constraint learner_goals_pkey PRIMARY KEY (learner_id);

alter table learner_goals add constraint learner_goals_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table learner_goals add constraint learner_goals_target_score_check CHECK ((((target_score >= 205) AND (target_score <= 805)) AND (((target_score)::integer % 10) = 5)));

alter table learner_test_settings add constraint learner_test_settings_pkey PRIMARY KEY (learner_id);

alter table learner_test_settings add constraint learner_test_settings_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table learner_test_settings add constraint learner_test_settings_text_size_check CHECK ((text_size = ANY (ARRAY[100, 125, 150, 175, 200])));

alter table learner_test_settings add constraint learner_test_settings_time_allowed_check CHECK ((time_allowed = ANY (ARRAY['standard'::text, 'time-and-a-quarter'::text, 'time-and-a-half'::text, 'double-time'::text, 'no-clock'::text])));

alter table learners add constraint learners_email_key_key UNIQUE (email_key);

alter table learners add constraint learners_pkey PRIMARY KEY (id);

alter table ledger_checks add constraint ledger_checks_pkey PRIMARY KEY (id);

alter table ledger_checks add constraint ledger_checks_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES learners(id) ON DELETE SET NULL;

alter table ledger_checks add constraint ledger_checks_check CHECK (((report IS NULL) OR (finished_at IS NOT NULL)));

alter table mail_outbox add constraint mail_outbox_dedupe_key_key UNIQUE (dedupe_key);

alter table mail_outbox add constraint mail_outbox_pkey PRIMARY KEY (id);

alter table mentor_requests add constraint mentor_requests_id_key UNIQUE (id);

alter table mentor_requests add constraint mentor_requests_pkey PRIMARY KEY (learner_id, id);

alter table mentor_requests add constraint mentor_requests_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table mentor_requests add constraint mentor_requests_learner_id_subscription_id_fkey FOREIGN KEY (learner_id, subscription_id) REFERENCES subscriptions(learner_id, id) ON DELETE CASCADE;

alter table mentor_requests add constraint mentor_requests_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['learner'::text, 'staff'::text, 'refund'::text])));

alter table mentor_requests add constraint mentor_requests_check CHECK (((status = 'cancelled'::text) = (cancelled_by IS NOT NULL)));

alter table mentor_requests add constraint mentor_requests_check1 CHECK (((status <> ALL (ARRAY['confirmed'::text, 'done'::text])) OR (confirmed_for IS NOT NULL)));

alter table mentor_requests add constraint mentor_requests_message_check CHECK ((length(message) <= 2000));

alter table mentor_requests add constraint mentor_requests_proposed_check CHECK ((cardinality(proposed) = 3));

alter table mentor_requests add constraint mentor_requests_slot_check CHECK ((slot >= 1));

alter table mentor_requests add constraint mentor_requests_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'confirmed'::text, 'done'::text, 'cancelled'::text])));

alter table mentor_requests add constraint mentor_requests_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 120)));

alter table mock_answer_edits add constraint mock_answer_edits_pkey PRIMARY KEY (learner_id, section_id, number);

alter table mock_answer_edits add constraint mock_answer_edits_learner_id_section_id_place_fkey FOREIGN KEY (learner_id, section_id, place) REFERENCES mock_questions(learner_id, section_id, place) ON DELETE CASCADE;

alter table mock_answer_edits add constraint mock_answer_edits_number_check CHECK (((number >= 1) AND (number <= 3)));

alter table mock_attempts add constraint mock_attempts_pkey PRIMARY KEY (learner_id, mock_id);

alter table mock_attempts add constraint mock_attempts_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table mock_attempts add constraint mock_attempts_mock_id_fkey FOREIGN KEY (mock_id) REFERENCES mocks(id);

alter table mock_attempts add constraint mock_attempts_check CHECK (((ended_at IS NULL) OR (started_at IS NOT NULL)));

alter table mock_attempts add constraint mock_attempts_check1 CHECK (((break_after IS NULL) = (break_started_at IS NULL)));

alter table mock_attempts add constraint mock_attempts_check2 CHECK (((break_ended_at IS NULL) OR (break_started_at IS NOT NULL)));

alter table mock_attempts add constraint mock_attempts_check3 CHECK (((extra_break_after IS NULL) = (extra_break_started_at IS NULL)));

alter table mock_attempts add constraint mock_attempts_check4 CHECK ((extra_break_after <> break_after));

alter table mock_attempts add constraint mock_attempts_extra_break_after_check CHECK (((extra_break_after >= 1) AND (extra_break_after <= 2)));

alter table mock_attempts add constraint mock_attempts_mode_check CHECK ((mode = ANY (ARRAY['forward'::text, 'exam'::text])));

alter table mock_attempts add constraint mock_attempts_order_type_check CHECK (((order_type >= 1) AND (order_type <= 6)));

alter table mock_attempts add constraint mock_attempts_time_allowed_check CHECK ((time_allowed = ANY (ARRAY['standard'::text, 'time-and-a-quarter'::text, 'time-and-a-half'::text, 'double-time'::text, 'no-clock'::text])));

alter table mock_questions add constraint mock_questions_section_id_item_id_key UNIQUE (section_id, item_id);

alter table mock_questions add constraint mock_questions_pkey PRIMARY KEY (learner_id, section_id, place);

alter table mock_questions add constraint mock_questions_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id);

alter table mock_questions add constraint mock_questions_learner_id_section_id_fkey FOREIGN KEY (learner_id, section_id) REFERENCES mock_sections(learner_id, id) ON DELETE CASCADE;

alter table mock_questions add constraint mock_questions_check CHECK (((answer IS NULL) = (is_correct IS NULL)));

alter table mock_questions add constraint mock_questions_check1 CHECK (((answer IS NULL) = (answered_at IS NULL)));

alter table mock_questions add constraint mock_questions_check2 CHECK (((answer IS NULL) = (theta IS NULL)));

alter table mock_questions add constraint mock_questions_check3 CHECK (((answer IS NULL) = (theta_error IS NULL)));

alter table mock_questions add constraint mock_questions_place_check CHECK ((place >= 1));

alter table mock_sections add constraint mock_sections_id_key UNIQUE (id);

alter table mock_sections add constraint mock_sections_learner_id_mock_id_place_key UNIQUE (learner_id, mock_id, place);

alter table mock_sections add constraint mock_sections_learner_id_mock_id_section_key UNIQUE (learner_id, mock_id, section);

alter table mock_sections add constraint mock_sections_pkey PRIMARY KEY (learner_id, id);

alter table mock_sections add constraint mock_sections_learner_id_mock_id_fkey FOREIGN KEY (learner_id, mock_id) REFERENCES mock_attempts(learner_id, mock_id) ON DELETE CASCADE;

alter table mock_sections add constraint mock_sections_check CHECK (((started_at IS NULL) = (deadline IS NULL)));

alter table mock_sections add constraint mock_sections_check1 CHECK ((deadline > started_at));

alter table mock_sections add constraint mock_sections_check2 CHECK (((ended_at IS NULL) OR (started_at IS NOT NULL)));

alter table mock_sections add constraint mock_sections_check3 CHECK ((ended_at <= deadline));

alter table mock_sections add constraint mock_sections_check4 CHECK (((ended_at IS NULL) = (ended_by IS NULL)));

alter table mock_sections add constraint mock_sections_check5 CHECK (((ended_at IS NULL) = (score IS NULL)));

alter table mock_sections add constraint mock_sections_check6 CHECK (((reopen_seconds IS NULL) OR (ended_at IS NOT NULL)));

alter table mock_sections add constraint mock_sections_ended_by_check CHECK ((ended_by = ANY (ARRAY['learner'::text, 'time'::text])));

alter table mock_sections add constraint mock_sections_given_back_check CHECK ((given_back > 0));

alter table mock_sections add constraint mock_sections_paused_seconds_check CHECK ((paused_seconds >= 0));

alter table mock_sections add constraint mock_sections_place_check CHECK (((place >= 1) AND (place <= 3)));

alter table mock_sections add constraint mock_sections_reopen_seconds_check CHECK ((reopen_seconds > 0));

alter table mock_sections add constraint mock_sections_section_check CHECK ((section = ANY (ARRAY['quant'::text, 'verbal'::text, 'dataInsights'::text])));

alter table mock_sections add constraint mock_sections_staff_added_check CHECK ((staff_added >= 0));

alter table mock_sections add constraint mock_sections_total_check CHECK ((total >= 1));

alter table mocks add constraint mocks_key_key UNIQUE (key);

alter table mocks add constraint mocks_pkey PRIMARY KEY (id);

alter table mocks add constraint mocks_section_check CHECK ((section = ANY (ARRAY['quant'::text, 'verbal'::text, 'dataInsights'::text])));

alter table one_time_codes add constraint one_time_codes_purpose_subject_id_key UNIQUE (purpose, subject_id);

alter table one_time_codes add constraint one_time_codes_pkey PRIMARY KEY (id);

alter table one_time_codes add constraint one_time_codes_purpose_check CHECK ((purpose = ANY (ARRAY['registration'::text, 'password-reset'::text, 'sign-in-link'::text])));

alter table openid_identities add constraint openid_identities_pkey PRIMARY KEY (issuer, subject);

alter table openid_identities add constraint openid_identities_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table openid_links add constraint openid_links_secret_hash_key UNIQUE (secret_hash);

alter table openid_links add constraint openid_links_pkey PRIMARY KEY (id);

alter table openid_links add constraint openid_links_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table openid_sign_ins add constraint openid_sign_ins_pkey PRIMARY KEY (secret_hash);

alter table orders add constraint orders_paid_payment_id_key UNIQUE (paid_payment_id);

alter table orders add constraint orders_provider_order_id_key UNIQUE (provider_order_id);

alter table orders add constraint orders_receipt_key UNIQUE (receipt);

alter table orders add constraint orders_pkey PRIMARY KEY (id);

alter table orders add constraint orders_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE SET NULL;

alter table orders add constraint orders_amount_cents_check CHECK ((amount_cents > 0));

alter table orders add constraint orders_check CHECK (((status = ANY (ARRAY['paid'::text, 'refunded'::text])) = (paid_at IS NOT NULL)));

alter table orders add constraint orders_check1 CHECK (((paid_at IS NULL) = (paid_payment_id IS NULL)));

alter table orders add constraint orders_check2 CHECK (((paid_at IS NULL) OR (provider_order_id IS NOT NULL)));

alter table orders add constraint orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));

alter table orders add constraint orders_mocks_check CHECK ((mocks >= 0));

alter table orders add constraint orders_months_check CHECK ((months > 0));

alter table orders add constraint orders_receipt_check CHECK (((length(receipt) >= 1) AND (length(receipt) <= 40)));

alter table orders add constraint orders_sectionals_check CHECK ((sectionals >= 0));

alter table orders add constraint orders_status_check CHECK ((status = ANY (ARRAY['created'::text, 'attempted'::text, 'paid'::text, 'refunded'::text])));

alter table password_resets add constraint password_resets_pkey PRIMARY KEY (learner_id, id);

alter table password_resets add constraint password_resets_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table payments add constraint payments_pkey PRIMARY KEY (provider_payment_id);

alter table payments add constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);

alter table pending_registrations add constraint pending_registrations_pkey PRIMARY KEY (id);

alter table practice_answers add constraint practice_answers_pkey PRIMARY KEY (learner_id, id);

alter table practice_answers add constraint practice_answers_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id);

alter table practice_answers add constraint practice_answers_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table practice_answers add constraint practice_answers_check CHECK (((answer IS NULL) = (answered_at IS NULL)));

alter table practice_answers add constraint practice_answers_check1 CHECK (((answer IS NULL) = (is_correct IS NULL)));

alter table practice_answers add constraint practice_answers_seconds_in_view_check CHECK ((seconds_in_view >= (0)::double precision));

alter table practice_plan_ticks add constraint practice_plan_ticks_pkey PRIMARY KEY (learner_id, task);

alter table practice_plan_ticks add constraint practice_plan_ticks_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table practice_plan_ticks add constraint practice_plan_ticks_task_check CHECK ((length(task) <= 60));

alter table practice_plans add constraint practice_plans_pkey PRIMARY KEY (learner_id);

alter table practice_plans add constraint practice_plans_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table practice_plans add constraint practice_plans_lost_weeks_check CHECK ((cardinality(lost_weeks) <= 20));

alter table practice_plans add constraint practice_plans_sections_check CHECK ((cardinality(sections) = 3));

alter table quiz_attempts add constraint quiz_attempts_pkey PRIMARY KEY (learner_id, quiz_id);

alter table quiz_attempts add constraint quiz_attempts_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table quiz_attempts add constraint quiz_attempts_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES quizzes(id);

alter table quiz_attempts add constraint quiz_attempts_check CHECK ((deadline > started_at));

alter table quiz_attempts add constraint quiz_attempts_check1 CHECK ((ended_at <= deadline));

alter table quiz_attempts add constraint quiz_attempts_check2 CHECK (((ended_at IS NULL) = (ended_by IS NULL)));

alter table quiz_attempts add constraint quiz_attempts_check3 CHECK (((ended_at IS NULL) = (correct IS NULL)));

alter table quiz_attempts add constraint quiz_attempts_check4 CHECK (((ended_at IS NULL) = (wrong IS NULL)));

alter table quiz_attempts add constraint quiz_attempts_ended_by_check CHECK ((ended_by = ANY (ARRAY['learner'::text, 'time'::text])));

alter table quiz_attempts add constraint quiz_attempts_reached_check CHECK ((reached >= 1));

alter table quiz_attempts add constraint quiz_attempts_staff_added_check CHECK ((staff_added >= 0));

alter table quiz_attempts add constraint quiz_attempts_time_allowed_check CHECK ((time_allowed = ANY (ARRAY['standard'::text, 'time-and-a-quarter'::text, 'time-and-a-half'::text, 'double-time'::text, 'no-clock'::text])));

alter table quiz_attempts add constraint quiz_attempts_total_check CHECK ((total >= 1));

alter table quiz_items add constraint quiz_items_item_key_key UNIQUE (item_key);

alter table quiz_items add constraint quiz_items_pkey PRIMARY KEY (quiz_id, place);

alter table quiz_items add constraint quiz_items_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE CASCADE;

alter table quiz_questions add constraint quiz_questions_learner_id_quiz_id_item_id_key UNIQUE (learner_id, quiz_id, item_id);

alter table quiz_questions add constraint quiz_questions_pkey PRIMARY KEY (learner_id, quiz_id, place);

alter table quiz_questions add constraint quiz_questions_item_id_fkey FOREIGN KEY (item_id) REFERENCES items(id);

alter table quiz_questions add constraint quiz_questions_learner_id_quiz_id_fkey FOREIGN KEY (learner_id, quiz_id) REFERENCES quiz_attempts(learner_id, quiz_id) ON DELETE CASCADE;

alter table quiz_questions add constraint quiz_questions_check CHECK (((answer IS NULL) = (is_correct IS NULL)));

alter table quiz_questions add constraint quiz_questions_check1 CHECK (((answer IS NULL) = (answered_at IS NULL)));

alter table quizzes add constraint quizzes_key_key UNIQUE (key);

alter table quizzes add constraint quizzes_pkey PRIMARY KEY (id);

alter table quizzes add constraint quizzes_check CHECK (((topic IS NULL) = (test_number IS NULL)));

alter table quizzes add constraint quizzes_check1 CHECK (((topic IS NULL) OR (NOT is_offered)));

alter table quizzes add constraint quizzes_check2 CHECK (((topic IS NOT NULL) OR (NOT is_in_plans)));

alter table quizzes add constraint quizzes_seconds_check CHECK ((seconds > 0));

alter table quizzes add constraint quizzes_section_check CHECK ((section = ANY (ARRAY['quant'::text, 'verbal'::text, 'dataInsights'::text])));

alter table quizzes add constraint quizzes_test_number_check CHECK ((test_number >= 1));

alter table refunds add constraint refunds_idempotency_key_key UNIQUE (idempotency_key);

alter table refunds add constraint refunds_order_id_key UNIQUE (order_id);

alter table refunds add constraint refunds_provider_refund_id_key UNIQUE (provider_refund_id);

alter table refunds add constraint refunds_pkey PRIMARY KEY (id);

alter table refunds add constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);

alter table refunds add constraint refunds_amount_cents_check CHECK ((amount_cents > 0));

alter table refunds add constraint refunds_check CHECK (((status = ANY (ARRAY['processed'::text, 'failed'::text])) = (settled_at IS NOT NULL)));

alter table refunds add constraint refunds_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'pending'::text, 'processed'::text, 'failed'::text])));

alter table request_minutes add constraint request_minutes_pkey PRIMARY KEY (minute);

alter table reviews add constraint reviews_pkey PRIMARY KEY (learner_id, item_key);

alter table reviews add constraint reviews_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table reviews add constraint reviews_check CHECK (((step IS NULL) = (due_at IS NULL)));

alter table reviews add constraint reviews_step_check CHECK (((step >= 0) AND (step <= 3)));

alter table service_gaps add constraint service_gaps_pkey PRIMARY KEY (id);

alter table service_gaps add constraint service_gaps_check CHECK ((ended_at > began_at));

alter table service_pulse add constraint service_pulse_pkey PRIMARY KEY (only_one);

alter table service_pulse add constraint service_pulse_only_one_check CHECK (only_one);

alter table servings_counted add constraint servings_counted_pkey PRIMARY KEY (is_only);

alter table servings_counted add constraint servings_counted_is_only_check CHECK (is_only);

alter table sessions add constraint sessions_pkey PRIMARY KEY (learner_id, id);

alter table sessions add constraint sessions_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table staff_acts add constraint staff_acts_pkey PRIMARY KEY (request_id);

alter table staff_challenges add constraint staff_challenges_pkey PRIMARY KEY (learner_id, session_id);

alter table staff_challenges add constraint staff_challenges_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES staff_members(learner_id) ON DELETE CASCADE;

alter table staff_challenges add constraint staff_challenges_learner_id_session_id_fkey FOREIGN KEY (learner_id, session_id) REFERENCES sessions(learner_id, id) ON DELETE CASCADE;

alter table staff_exports add constraint staff_exports_pkey PRIMARY KEY (id);

alter table staff_exports add constraint staff_exports_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES staff_members(learner_id) ON DELETE CASCADE;

alter table staff_factors add constraint staff_factors_credential_id_key UNIQUE (credential_id);

alter table staff_factors add constraint staff_factors_pkey PRIMARY KEY (id);

alter table staff_factors add constraint staff_factors_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES staff_members(learner_id) ON DELETE CASCADE;

alter table staff_factors add constraint staff_factors_check CHECK (((kind = 'totp'::text) = (secret IS NOT NULL)));

alter table staff_factors add constraint staff_factors_check1 CHECK (((kind = 'passkey'::text) = (credential_id IS NOT NULL)));

alter table staff_factors add constraint staff_factors_check2 CHECK (((kind = 'passkey'::text) = (public_key IS NOT NULL)));

alter table staff_factors add constraint staff_factors_check3 CHECK (((kind = 'passkey'::text) = (counter IS NOT NULL)));

alter table staff_factors add constraint staff_factors_kind_check CHECK ((kind = ANY (ARRAY['totp'::text, 'passkey'::text])));

alter table staff_members add constraint staff_members_pkey PRIMARY KEY (learner_id);

alter table staff_members add constraint staff_members_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES learners(id) ON DELETE SET NULL;

alter table staff_members add constraint staff_members_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table staff_members add constraint staff_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'support'::text, 'editor'::text, 'analyst'::text])));

alter table staff_recovery_codes add constraint staff_recovery_codes_pkey PRIMARY KEY (learner_id, code_hash);

alter table staff_recovery_codes add constraint staff_recovery_codes_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES staff_members(learner_id) ON DELETE CASCADE;

alter table staff_sessions add constraint staff_sessions_pkey PRIMARY KEY (learner_id, session_id);

alter table staff_sessions add constraint staff_sessions_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES staff_members(learner_id) ON DELETE CASCADE;

alter table staff_sessions add constraint staff_sessions_learner_id_session_id_fkey FOREIGN KEY (learner_id, session_id) REFERENCES sessions(learner_id, id) ON DELETE CASCADE;

alter table subscriptions add constraint subscriptions_id_key UNIQUE (id);

alter table subscriptions add constraint subscriptions_order_id_key UNIQUE (order_id);

alter table subscriptions add constraint subscriptions_pkey PRIMARY KEY (learner_id, id);

alter table subscriptions add constraint subscriptions_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table subscriptions add constraint subscriptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);

alter table subscriptions add constraint subscriptions_check CHECK ((ends_at > starts_at));

alter table subscriptions add constraint subscriptions_mocks_check CHECK ((mocks >= 0));

alter table subscriptions add constraint subscriptions_sectionals_check CHECK ((sectionals >= 0));

alter table throttles add constraint throttles_pkey PRIMARY KEY (key);

alter table webhook_events add constraint webhook_events_pkey PRIMARY KEY (event_id);

CREATE INDEX audit_events_actor ON audit_events USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);

CREATE INDEX audit_events_at ON audit_events USING btree (at);

CREATE INDEX audit_events_by_staff ON audit_events USING btree (id) WHERE (actor_id IS NOT NULL);

CREATE INDEX audit_events_event ON audit_events USING btree (event text_pattern_ops, id);

CREATE INDEX audit_events_learner ON audit_events USING btree (learner_id, at);

CREATE INDEX audit_events_of_order ON audit_events USING btree (((detail ->> 'orderId'::text)), id) WHERE ((detail ->> 'orderId'::text) IS NOT NULL);

CREATE INDEX clock_changes_changed ON clock_changes USING btree (changed_at);

CREATE INDEX contact_messages_assigned ON contact_messages USING btree (assigned_to, created_at, id) WHERE (assigned_to IS NOT NULL);

CREATE INDEX contact_messages_created ON contact_messages USING btree (created_at);

CREATE INDEX contact_messages_email ON contact_messages USING btree (email_key);

CREATE INDEX contact_messages_item ON contact_messages USING btree (item_id, created_at) WHERE (item_id IS NOT NULL);

CREATE INDEX contact_messages_learner ON contact_messages USING btree (learner_id) WHERE (learner_id IS NOT NULL);

CREATE INDEX contact_messages_reports ON contact_messages USING btree (created_at, id) WHERE ((item_id IS NOT NULL) AND (state = ANY (ARRAY['new'::text, 'open'::text])));

CREATE INDEX contact_messages_sender ON contact_messages USING btree (lower(email) text_pattern_ops);

CREATE INDEX contact_messages_state ON contact_messages USING btree (state, created_at, id);

CREATE INDEX contact_messages_unfinished ON contact_messages USING btree (created_at, id) WHERE (state <> 'done'::text);

CREATE INDEX contact_replies_author ON contact_replies USING btree (author_id) WHERE (author_id IS NOT NULL);

CREATE INDEX google_identities_learner ON google_identities USING btree (learner_id);

CREATE INDEX items_by_difficulty ON items USING btree (difficulty, key) WHERE is_current;

CREATE INDEX items_by_key_start ON items USING btree (key text_pattern_ops) WHERE is_current;

CREATE INDEX items_by_topic ON items USING btree (topic_name, key) WHERE is_current;

CREATE UNIQUE INDEX items_current ON items USING btree (key) WHERE is_current;

CREATE INDEX items_in_pool ON items USING btree (pool, section) WHERE (is_current AND (state = 'active'::text));

CREATE INDEX items_served_from ON items USING btree (section, state) WHERE is_current;

CREATE INDEX items_to_practice ON items USING btree (topic_name, key) INCLUDE (id, section, format, difficulty, set_key, set_position) WHERE (is_current AND (state = 'active'::text) AND (pool = 'practice'::text));

CREATE INDEX items_words ON items USING gin (to_tsvector('english'::regconfig, item_words(content))) WHERE is_current;

CREATE INDEX job_runs_failed ON job_runs USING btree (name, id) WHERE (error IS NOT NULL);

CREATE INDEX job_runs_of ON job_runs USING btree (name, id);

CREATE INDEX learners_by_name ON learners USING btree ("left"(lower((name COLLATE "C")), 40), id);

CREATE INDEX learners_deletion_due ON learners USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);

CREATE INDEX learners_email_start ON learners USING btree (email_key text_pattern_ops);

CREATE INDEX learners_had_plan_by_name ON learners USING btree ("left"(lower((name COLLATE "C")), 40), id) WHERE had_plan;

CREATE INDEX learners_had_plan_joined ON learners USING btree (created_at, id) WHERE had_plan;

CREATE INDEX learners_joined ON learners USING btree (created_at DESC, id DESC);

CREATE INDEX learners_without_words ON learners USING btree (id) WHERE (name_words IS NULL);

CREATE INDEX learners_words ON learners USING gin (name_words) WITH (fastupdate=off);

CREATE INDEX ledger_checks_finished ON ledger_checks USING btree (finished_at) WHERE (finished_at IS NOT NULL);

CREATE INDEX ledger_checks_requested_by ON ledger_checks USING btree (requested_by) WHERE (requested_by IS NOT NULL);

CREATE UNIQUE INDEX ledger_checks_running ON ledger_checks USING btree ((true)) WHERE (finished_at IS NULL);

CREATE INDEX mail_outbox_failed ON mail_outbox USING btree (created_at, id) WHERE (failed_at IS NOT NULL);

CREATE INDEX mail_outbox_newest ON mail_outbox USING btree (created_at, id);

CREATE INDEX mail_outbox_recipient ON mail_outbox USING btree (lower(recipient), created_at);

CREATE INDEX mail_outbox_to ON mail_outbox USING btree (lower(recipient) text_pattern_ops);

CREATE INDEX mail_outbox_waiting ON mail_outbox USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));

CREATE UNIQUE INDEX mentor_requests_hour ON mentor_requests USING btree (learner_id, subscription_id, slot) WHERE (status <> 'cancelled'::text);

CREATE INDEX mentor_requests_open ON mentor_requests USING btree (created_at) WHERE (status = ANY (ARRAY['requested'::text, 'confirmed'::text]));

CREATE INDEX mock_attempts_ended ON mock_attempts USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX mock_attempts_running ON mock_attempts USING btree (started_at) WHERE ((started_at IS NOT NULL) AND (ended_at IS NULL));

CREATE INDEX mock_questions_of_item ON mock_questions USING btree (item_id, shown_at);

CREATE INDEX mock_questions_shown ON mock_questions USING brin (shown_at) WITH (autosummarize='on');

CREATE INDEX mock_sections_deadline ON mock_sections USING btree (deadline) WHERE ((started_at IS NOT NULL) AND (ended_at IS NULL));

CREATE INDEX mock_sections_reopened ON mock_sections USING btree (learner_id) WHERE (reopen_seconds IS NOT NULL);

CREATE UNIQUE INDEX mock_sections_running ON mock_sections USING btree (learner_id) WHERE ((started_at IS NOT NULL) AND (ended_at IS NULL));

CREATE INDEX mock_sections_started ON mock_sections USING btree (section, started_at DESC) WHERE (started_at IS NOT NULL);

CREATE INDEX one_time_codes_expires ON one_time_codes USING btree (expires_at);

CREATE INDEX openid_identities_learner ON openid_identities USING btree (learner_id);

CREATE INDEX openid_links_expires ON openid_links USING btree (expires_at);

CREATE INDEX openid_links_learner ON openid_links USING btree (learner_id);

CREATE INDEX openid_sign_ins_expires ON openid_sign_ins USING btree (expires_at);

CREATE INDEX orders_by_plan ON orders USING btree (plan_key, created_at, id);

CREATE INDEX orders_by_status ON orders USING btree (status, created_at, id);

CREATE INDEX orders_by_time ON orders USING btree (created_at, id);

CREATE INDEX orders_flagged ON orders USING btree (created_at, id) WHERE (flag IS NOT NULL);

CREATE INDEX orders_of_learner ON orders USING btree (learner_id, created_at);

CREATE INDEX orders_paid ON orders USING btree (paid_at) WHERE (paid_at IS NOT NULL);

CREATE INDEX orders_receipt_start ON orders USING btree (receipt text_pattern_ops);

CREATE INDEX orders_to_check ON orders USING btree (next_check_at) WHERE ((provider_order_id IS NOT NULL) AND (status = ANY (ARRAY['created'::text, 'attempted'::text, 'paid'::text])));

CREATE INDEX payments_of_order ON payments USING btree (order_id);

CREATE INDEX pending_registrations_created ON pending_registrations USING btree (created_at);

CREATE INDEX pending_registrations_email ON pending_registrations USING btree (email_key);

CREATE INDEX practice_answers_by_item ON practice_answers USING btree (learner_id, item_id, id);

CREATE INDEX practice_answers_of_item ON practice_answers USING btree (item_id, shown_at);

CREATE UNIQUE INDEX practice_answers_open ON practice_answers USING btree (learner_id, item_id) WHERE (answered_at IS NULL);

CREATE INDEX practice_answers_shown ON practice_answers USING brin (shown_at) WITH (autosummarize='on');

CREATE INDEX quiz_attempts_due ON quiz_attempts USING btree ((
CASE
    WHEN (ended_at IS NULL) THEN deadline
    ELSE NULL::timestamp with time zone
END)) WHERE (
CASE
    WHEN (ended_at IS NULL) THEN deadline
    ELSE NULL::timestamp with time zone
END IS NOT NULL);

CREATE INDEX quiz_attempts_ended ON quiz_attempts USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX quiz_attempts_running_by_learner ON quiz_attempts USING btree (learner_id, deadline) WHERE (ended_at IS NULL);

CREATE INDEX quiz_questions_by_item ON quiz_questions USING btree (learner_id, item_id);

CREATE INDEX quiz_questions_of_item ON quiz_questions USING btree (item_id, shown_at) WHERE (shown_at IS NOT NULL);

CREATE INDEX quiz_questions_shown ON quiz_questions USING brin (shown_at) WITH (autosummarize='on');

CREATE INDEX quizzes_in_list ON quizzes USING btree (section, place) WHERE is_offered;

CREATE INDEX refunds_settled ON refunds USING btree (settled_at) WHERE (settled_at IS NOT NULL);

CREATE INDEX refunds_waiting ON refunds USING btree (next_try_at) WHERE (settled_at IS NULL);

CREATE INDEX reviews_due ON reviews USING btree (learner_id, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX service_gaps_ended ON service_gaps USING btree (ended_at);

CREATE INDEX staff_acts_made ON staff_acts USING btree (made_at);

CREATE INDEX staff_exports_made ON staff_exports USING btree (made_at);

CREATE INDEX staff_factors_of_member ON staff_factors USING btree (learner_id);

CREATE INDEX subscriptions_of_learner ON subscriptions USING btree (learner_id, ends_at);

CREATE INDEX subscriptions_running ON subscriptions USING btree (ends_at, starts_at, learner_id) WHERE (revoked_at IS NULL);

CREATE INDEX webhook_events_of_order ON webhook_events USING btree (provider_order_id) WHERE (provider_order_id IS NOT NULL);

CREATE INDEX webhook_events_received ON webhook_events USING btree (received_at);

CREATE INDEX webhook_events_waiting ON webhook_events USING btree (next_try_at) WHERE (done_at IS NULL);

CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_events_kept BEFORE DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_young_audit_change();

CREATE TRIGGER count_changes BEFORE UPDATE ON mock_attempts FOR EACH ROW EXECUTE FUNCTION count_mock_change();

CREATE TRIGGER count_changes AFTER INSERT OR UPDATE ON mock_sections FOR EACH ROW EXECUTE FUNCTION count_section_change();

CREATE TRIGGER mock_questions_learner BEFORE INSERT ON mock_questions FOR EACH ROW WHEN ((new.learner_id IS NULL)) EXECUTE FUNCTION fill_mock_question_learner();

CREATE TRIGGER practice_plans_exam_day AFTER INSERT OR UPDATE OF exam_on ON practice_plans FOR EACH ROW WHEN ((new.exam_on IS NOT NULL)) EXECUTE FUNCTION bring_exam_day_over();

CREATE TRIGGER subscriptions_had_plan AFTER INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION note_had_plan();
