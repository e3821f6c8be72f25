-- The people who work for us. Each has an account like any learner, and a role on top of it.
create table staff_members (
  learner_id uuid primary key references learners (id) on delete cascade,
  role text not null check (role in ('owner', 'support', 'editor', 'analyst')),
  granted_at timestamptz not null default clock_timestamp(),
  -- Null for the first owner, who is granted from the shell.
  granted_by uuid references learners (id) on delete set null
);

-- A second factor: an authenticator app or a passkey. An app counts once a code from it was confirmed.
create table staff_factors (
  id uuid primary key,
  learner_id uuid not null references staff_members (learner_id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  -- An app's secret, encrypted with a key of this installation.
  secret bytea,
  -- The time step of the last code, so that none works twice.
  last_step bigint,
  credential_id text unique,
  public_key bytea,
  counter bigint,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  last_used_at timestamptz,
  check ((kind = 'totp') = (secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null)),
  check ((kind = 'passkey') = (public_key is not null)),
  check ((kind = 'passkey') = (counter is not null))
);
create index staff_factors_of_member on staff_factors (learner_id);

create table staff_recovery_codes (
  learner_id uuid not null references staff_members (learner_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (learner_id, code_hash)
);

-- Sessions that may use the console: confirmed with the password and a second factor.
create table staff_sessions (
  learner_id uuid not null,
  session_id uuid not null,
  -- False for one confirmed by the password alone where a second factor is needed: it can only add one.
  is_full boolean not null,
  confirmed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (learner_id, session_id),
  foreign key (learner_id) references staff_members (learner_id) on delete cascade,
  foreign key (learner_id, session_id) references sessions (learner_id, id) on delete cascade
);

-- What a passkey has to sign next in a session: to confirm it, or to be added.
create table staff_challenges (
  learner_id uuid not null,
  session_id uuid not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (learner_id, session_id),
  foreign key (learner_id) references staff_members (learner_id) on delete cascade,
  foreign key (learner_id, session_id) references sessions (learner_id, id) on delete cascade
);

-- Who of the staff did it. The learner of an event is whom it was done to.
alter table audit_events add column actor_id uuid;
create index audit_events_actor on audit_events (actor_id, id) where actor_id is not null;
create index audit_events_event on audit_events (event, id);
