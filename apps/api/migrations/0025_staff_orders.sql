-- Lists of orders for the staff, by when they were made.
create index orders_by_time on orders (created_at, id);
create index orders_by_status on orders (status, created_at, id);
create index orders_by_plan on orders (plan_key, created_at, id);
drop index orders_flagged;
create index orders_flagged on orders (created_at, id) where flag is not null;

-- Everything the provider and we have said about one order.
create index webhook_events_of_order on webhook_events (provider_order_id)
  where provider_order_id is not null;
create index audit_events_of_order on audit_events ((detail ->> 'orderId'), id)
  where detail ->> 'orderId' is not null;

-- Flags that a person has dealt with. What they say isn't noted again.
alter table orders add column resolved_flags text[] not null default '{}';

-- The books, checked because one of the staff asked.
create table ledger_checks (
  id uuid primary key default gen_random_uuid(),
  requested_by uuid references learners (id) on delete set null,
  requested_at timestamptz not null default clock_timestamp(),
  -- When the server that does it was last alive. Another one takes over if that's long ago.
  beat_at timestamptz,
  tries smallint not null default 0,
  -- How many orders were compared with the provider so far, and how many there are to compare.
  compared integer not null default 0,
  comparable integer,
  finished_at timestamptz,
  -- Null if it failed.
  report jsonb,
  check (report is null or finished_at is not null)
);
-- One at a time.
create unique index ledger_checks_running on ledger_checks ((true)) where finished_at is null;
create index ledger_checks_finished on ledger_checks (finished_at) where finished_at is not null;
create index ledger_checks_requested_by on ledger_checks (requested_by) where requested_by is not null;
