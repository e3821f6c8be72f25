-- What was bought, what the payment provider says about it, and what was given back.

-- An order keeps what the plan was when it was made. It stays in the books when its learner is erased.
create table orders (
  id uuid primary key default gen_random_uuid(),
  learner_id uuid references learners (id) on delete set null,
  plan_key text not null,
  plan_name text not null,
  months smallint not null check (months > 0),
  mocks smallint not null check (mocks >= 0),
  sectionals smallint not null check (sectionals >= 0),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Our number for it; the provider finds an order by it when its answer was lost.
  receipt text not null unique check (length(receipt) between 1 and 40),
  provider_order_id text unique,
  -- When the provider was last asked to make it: for some seconds nobody else asks.
  asked_at timestamptz not null default clock_timestamp(),
  -- It only ever moves forward.
  status text not null default 'created' check (status in ('created', 'attempted', 'paid', 'refunded')),
  created_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  paid_payment_id text unique,
  -- How often the provider was asked about it by the clock, and when it is to be asked again.
  checks smallint not null default 0,
  next_check_at timestamptz not null default clock_timestamp() + interval '1 minute',
  -- What a person should look at.
  flag text,
  check ((status in ('paid', 'refunded')) = (paid_at is not null)),
  check ((paid_at is null) = (paid_payment_id is null)),
  check (paid_at is null or provider_order_id is not null)
);
create index orders_of_learner on orders (learner_id, created_at);
create index orders_to_check on orders (next_check_at) where provider_order_id is not null;
create index orders_flagged on orders (created_at) where flag is not null;

-- Payments as the provider last showed them.
create table payments (
  provider_payment_id text primary key,
  order_id uuid not null references orders (id),
  status text not null,
  amount_cents integer not null,
  currency text not null,
  refunded_cents integer not null default 0,
  card_network text,
  card_last4 text,
  seen_at timestamptz not null default clock_timestamp()
);
create index payments_of_order on payments (order_id);

-- What the provider told us, until it has been acted upon.
create table webhook_events (
  event_id text primary key,
  type text not null,
  body jsonb not null,
  received_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  tries smallint not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  last_error text
);
create index webhook_events_waiting on webhook_events (next_try_at) where done_at is null;
create index webhook_events_received on webhook_events (received_at);

create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders (id),
  provider_refund_id text unique,
  status text not null default 'requested'
    check (status in ('requested', 'pending', 'processed', 'failed')),
  -- With the same key the provider does it once.
  idempotency_key text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  requested_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  tries smallint not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  last_error text,
  check ((status in ('processed', 'failed')) = (settled_at is not null))
);
create index refunds_waiting on refunds (next_try_at) where settled_at is null;

-- None for a plan that was given, not bought.
alter table subscriptions add column order_id uuid unique references orders (id);
-- Its money was given back: from then on it opens nothing.
alter table subscriptions add column revoked_at timestamptz;
