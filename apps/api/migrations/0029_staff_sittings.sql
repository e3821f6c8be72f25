-- What support does for somebody whose test went wrong.

alter table mock_sections
  -- Seconds that support added to the deadline, apart from those that an outage gives back.
  add column staff_added integer not null default 0 check (staff_added >= 0),
  -- Support has reopened the section for this long, and its learner hasn't continued yet. Until then, the row
  -- keeps the end it had, which no longer counts.
  add column reopen_seconds integer check (reopen_seconds > 0),
  -- When its learner continued it, and for how many seconds its clock had stood still.
  add column continued_at timestamptz,
  add column paused_seconds integer not null default 0 check (paused_seconds >= 0),
  add check (reopen_seconds is null or ended_at is not null);

alter table quiz_attempts
  add column staff_added integer not null default 0 check (staff_added >= 0);

-- Whose deadline was moved while a test ran. Every server reads the last few of them once a second, for the
-- learners whose pages listen to it; they are of no use after that.
create table clock_changes (
  id bigint generated always as identity primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  changed_at timestamptz not null default clock_timestamp()
);
create index clock_changes_changed on clock_changes (changed_at);

-- What support asked for, by the console's own id, so that a repeat after a lost reply does nothing twice.
create table staff_acts (
  request_id uuid primary key,
  actor_id uuid not null,
  made_at timestamptz not null default clock_timestamp()
);
create index staff_acts_made on staff_acts (made_at);
