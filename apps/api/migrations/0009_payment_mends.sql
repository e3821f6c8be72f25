-- Of an event only what is looked at stays: bodies held addresses and telephone numbers, which would have
-- outlived the account that they belong to.
alter table webhook_events
  add column provider_order_id text,
  add column provider_payment_id text,
  -- What it says was paid; held against our order.
  add column amount_cents bigint,
  add column currency text;
update webhook_events set
  provider_order_id = coalesce(body #>> '{payload,payment,entity,order_id}', body #>> '{payload,order,entity,id}'),
  provider_payment_id = body #>> '{payload,payment,entity,id}';
alter table webhook_events drop column body;

-- When something about an order was last seen to change: the clock asks for a week from then on.
alter table orders add column changed_at timestamptz not null default clock_timestamp();
update orders set changed_at = created_at;
-- What is not to be asked about any more has no turn, and is not walked over each minute.
update orders set next_check_at = 'infinity'
  where status = 'refunded'
    or (status in ('created', 'attempted') and created_at < clock_timestamp() - interval '7 days');
drop index orders_to_check;
create index orders_to_check on orders (next_check_at)
  where provider_order_id is not null and status in ('created', 'attempted', 'paid');
