-- How many requests a server answered in a minute, and how many it failed. Each server adds its own.
create table request_minutes (
  minute timestamptz primary key,
  requests integer not null,
  errors integer not null
);

-- For the console's overview, which counts by time.
create index quiz_attempts_ended on quiz_attempts (ended_at) where ended_at is not null;
create index mock_attempts_ended on mock_attempts (ended_at) where ended_at is not null;
create index mock_attempts_running on mock_attempts (started_at)
  where started_at is not null and ended_at is null;
create index orders_paid on orders (paid_at) where paid_at is not null;

-- For the search of the audit log by time.
create index audit_events_at on audit_events (at);
