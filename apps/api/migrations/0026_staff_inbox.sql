-- Answering messages in the console, and seeing what became of emails and background jobs.

alter table contact_messages
  add column state text not null default 'new' check (state in ('new', 'open', 'waiting', 'done')),
  -- Nobody's again once they leave the team.
  add column assigned_to uuid references staff_members (learner_id) on delete set null,
  -- Counts replies and changes, so that two people don't answer past each other.
  add column revision integer not null default 0;
-- Before the console, support answered by email. What is older than their promise is taken as answered.
update contact_messages set state = 'done' where created_at < now() - interval '14 days';

create index contact_messages_state on contact_messages (state, created_at, id);
create index contact_messages_unfinished on contact_messages (created_at, id) where state <> 'done';
create index contact_messages_assigned on contact_messages (assigned_to, created_at, id) where assigned_to is not null;
create index contact_messages_sender on contact_messages (lower(email) text_pattern_ops);

create table contact_replies (
  -- Made by the browser, so that the same reply is kept and mailed once. Its email has the same id.
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  author_id uuid references learners (id) on delete set null,
  text text not null check (length(text) between 1 and 4000),
  -- The message's revision that it made.
  revision integer not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (message_id, revision)
);
create index contact_replies_author on contact_replies (author_id) where author_id is not null;

-- Answers to what people ask again and again.
create table canned_answers (
  id uuid primary key,
  title text not null check (length(title) between 1 and 100),
  text text not null check (length(text) between 1 and 4000),
  revision integer not null default 0,
  updated_at timestamptz not null default clock_timestamp()
);

alter table mail_outbox
  -- Emails before this one in its conversation, oldest first, by the ids in their headers.
  add column thread uuid[] not null default '{}',
  -- Whether it contains a code to sign up or reset a password with. Unless we know better, it does.
  add column has_code boolean not null default true,
  -- When a server last began to send it; null once that failed.
  add column claimed_at timestamptz;
create index mail_outbox_newest on mail_outbox (created_at, id);
create index mail_outbox_failed on mail_outbox (created_at, id) where failed_at is not null;
create index mail_outbox_to on mail_outbox (lower(recipient) text_pattern_ops);

-- How background jobs went. Only the last runs of each are kept, and the last failed ones.
create table job_runs (
  id bigint generated always as identity primary key,
  name text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  error text
);
create index job_runs_of on job_runs (name, id);
create index job_runs_failed on job_runs (name, id) where error is not null;
