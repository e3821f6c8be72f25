-- What every feature leans on: counters against floods, the audit log, and mail that is never lost.

-- Counters with a window, shared by all servers. Losing them in a crash only forgives a flood.
create unlogged table throttles (
  key text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);

-- Security events. Nothing is ever changed or taken out.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null,
  learner_id uuid,
  request_id text,
  ip inet,
  detail jsonb not null default '{}'
);
create index audit_events_learner on audit_events (learner_id, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are append-only';
end $$;
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_change();

-- Mail waits here from the transaction that caused it until a mail server has taken it.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  -- From then on the mail is of no use to its reader and not sent any more. None: the usual patience.
  give_up_at timestamptz,
  last_error text
);
create index mail_outbox_waiting on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index mail_outbox_recipient on mail_outbox (lower(recipient), created_at);
