-- Generated from the migrations by "npm run db:schema". For reading; a test holds it against them.

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit events are append-only';
end $function$
;

create table audit_events (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  event text not null,
  learner_id uuid,
  request_id text,
  ip inet,
  detail jsonb default '{}'::jsonb not null
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
  created_at timestamp with time zone default now() not null
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
  deletion_due_at timestamp with time zone
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
  last_error text
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

create table password_resets (
  learner_id uuid not null,
  id uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
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
  ended_at timestamp with time zone
);

create unlogged table throttles (
  key text not null,
  hits integer not null,
  window_ends_at timestamp with time zone not null
);

alter table audit_events add constraint audit_events_pkey PRIMARY KEY (id);

alter table bank_imports add constraint bank_imports_pkey PRIMARY KEY (id);

alter table google_identities add constraint google_identities_pkey PRIMARY KEY (issuer, subject);

alter table google_identities add constraint google_identities_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table google_nonces add constraint google_nonces_pkey PRIMARY KEY (nonce_hash);

alter table items add constraint items_key_version_key UNIQUE (key, version);

alter table items add constraint items_pkey PRIMARY KEY (id);

alter table items add constraint items_a_check CHECK ((a > (0)::double precision));

alter table items add constraint items_c_check CHECK (((c >= (0)::double precision) AND (c < (1)::double precision)));

alter table items add constraint items_check CHECK (((set_key IS NULL) = (set_position IS NULL)));

alter table items add constraint items_difficulty_check CHECK (((difficulty >= 1) AND (difficulty <= 10)));

alter table items add constraint items_parameter_n_check CHECK ((parameter_n >= 0));

alter table items add constraint items_parameter_origin_check CHECK ((parameter_origin = ANY (ARRAY['designed'::text, 'calibrated'::text])));

alter table items add constraint items_section_check CHECK ((section = ANY (ARRAY['quant'::text, 'verbal'::text, 'dataInsights'::text])));

alter table items add constraint items_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'pretest'::text, 'retired'::text])));

alter table items add constraint items_version_check CHECK ((version >= 1));

alter table learners add constraint learners_email_key_key UNIQUE (email_key);

alter table learners add constraint learners_pkey PRIMARY KEY (id);

alter table mail_outbox add constraint mail_outbox_dedupe_key_key UNIQUE (dedupe_key);

alter table mail_outbox add constraint mail_outbox_pkey PRIMARY KEY (id);

alter table one_time_codes add constraint one_time_codes_purpose_subject_id_key UNIQUE (purpose, subject_id);

alter table one_time_codes add constraint one_time_codes_pkey PRIMARY KEY (id);

alter table one_time_codes add constraint one_time_codes_purpose_check CHECK ((purpose = ANY (ARRAY['registration'::text, 'password-reset'::text])));

alter table password_resets add constraint password_resets_pkey PRIMARY KEY (learner_id, id);

alter table password_resets add constraint password_resets_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table pending_registrations add constraint pending_registrations_pkey PRIMARY KEY (id);

alter table sessions add constraint sessions_pkey PRIMARY KEY (learner_id, id);

alter table sessions add constraint sessions_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES learners(id) ON DELETE CASCADE;

alter table throttles add constraint throttles_pkey PRIMARY KEY (key);

CREATE INDEX audit_events_learner ON audit_events USING btree (learner_id, at);

CREATE INDEX google_identities_learner ON google_identities USING btree (learner_id);

CREATE UNIQUE INDEX items_current ON items USING btree (key) WHERE is_current;

CREATE INDEX items_served_from ON items USING btree (section, state) WHERE is_current;

CREATE INDEX learners_deletion_due ON learners USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);

CREATE INDEX mail_outbox_recipient ON mail_outbox USING btree (lower(recipient), created_at);

CREATE INDEX mail_outbox_waiting ON mail_outbox USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX one_time_codes_expires ON one_time_codes USING btree (expires_at);

CREATE INDEX pending_registrations_created ON pending_registrations USING btree (created_at);

CREATE INDEX pending_registrations_email ON pending_registrations USING btree (email_key);

CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
