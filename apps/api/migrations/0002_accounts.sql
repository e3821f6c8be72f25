-- Learners, how they prove who they are, and where they are signed in.

create table learners (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  phone text not null,
  email text not null,
  -- The address as it is compared: one account for one mailbox.
  email_key text not null unique,
  -- None for learners who have only ever come through Google.
  password_hash text,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  terms_accepted_ip inet,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz,
  deletion_due_at timestamptz
);
create index learners_deletion_due on learners (deletion_due_at) where deletion_due_at is not null;

-- A registration is not an account: it waits here until the code from the mail comes back.
create table pending_registrations (
  id uuid primary key,
  name text not null,
  phone text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  terms_version text not null,
  terms_accepted_ip inet,
  -- The address has an account already: everything looks the same, but no code opens this row.
  is_decoy boolean not null,
  created_at timestamptz not null default now()
);
create index pending_registrations_email on pending_registrations (email_key);
create index pending_registrations_created on pending_registrations (created_at);

-- Six-digit codes, kept as keyed hashes. A new code for the same subject replaces the old one.
create table one_time_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('registration', 'password-reset')),
  subject_id uuid not null,
  email_key text not null,
  code_hash bytea not null,
  -- Nothing can be unlocked with it: it stands for an address that has no account.
  is_decoy boolean not null,
  -- A code that nobody was sent can only be guessed, so it opens nothing.
  is_mailed boolean not null,
  -- Who asked for it, by the hash of a secret in their browser. Their tries are counted apart, so that
  -- nobody else can use them up.
  asker_hash bytea,
  asker_attempts integer not null default 0,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz,
  unique (purpose, subject_id)
);
create index one_time_codes_expires on one_time_codes (expires_at);

-- Single-use permission to set a new password.
create table password_resets (
  learner_id uuid not null references learners on delete cascade,
  id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (learner_id, id)
);

-- One row for each device. The refresh secret is kept as a hash and exchanged at every use.
create table sessions (
  learner_id uuid not null references learners on delete cascade,
  id uuid not null,
  refresh_hash bytea not null,
  previous_refresh_hash bytea,
  refreshed_at timestamptz not null default now(),
  device text not null,
  ip inet,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (learner_id, id)
);

create table google_identities (
  issuer text not null,
  subject text not null,
  learner_id uuid not null references learners on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index google_identities_learner on google_identities (learner_id);

create table google_nonces (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
