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
