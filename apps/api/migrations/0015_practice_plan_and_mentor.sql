-- The ten-week practice plan of a learner: when it starts, and what moved.
create table practice_plans (
  learner_id uuid primary key references learners (id) on delete cascade,
  -- Days as the learner's calendar has them.
  starts_on date not null,
  exam_on date,
  -- The three sections, the one that needs the most work first.
  sections text[] not null check (cardinality(sections) = 3),
  time_zone text not null,
  -- Weeks that were lost, in the order in which they were marked: +3 moved everything from week 3 on by
  -- seven days, -3 was let go, because the exam left no room.
  lost_weeks smallint[] not null default '{}' check (cardinality(lost_weeks) <= 20),
  changed_at timestamptz not null default clock_timestamp()
);

-- Tasks that learners have checked off; what the server counts by itself is not here.
create table practice_plan_ticks (
  learner_id uuid not null references learners (id) on delete cascade,
  -- The key of the task in content/practice-plan.yaml.
  task text not null check (length(task) <= 60),
  ticked_at timestamptz not null default clock_timestamp(),
  primary key (learner_id, task)
);

-- Hours with a mentor that learners have asked for.
create table mentor_requests (
  learner_id uuid not null references learners (id) on delete cascade,
  -- Made by the browser, so that the same request is kept once.
  id uuid not null unique,
  -- The subscription whose hour this is, and which of its hours.
  subscription_id uuid not null,
  slot smallint not null check (slot >= 1),
  status text not null default 'requested'
    check (status in ('requested', 'confirmed', 'done', 'cancelled')),
  topic text not null check (length(topic) between 1 and 120),
  message text not null check (length(message) <= 2000),
  proposed timestamptz[] not null check (cardinality(proposed) = 3),
  time_zone text not null,
  confirmed_for timestamptz,
  cancelled_by text check (cancelled_by in ('learner', 'staff', 'refund')),
  reason text,
  -- Counts on with every change; mails are keyed by it.
  revision smallint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (learner_id, id),
  foreign key (learner_id, subscription_id) references subscriptions (learner_id, id) on delete cascade,
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check (status not in ('confirmed', 'done') or confirmed_for is not null)
);
-- The last guard against two windows: an hour is taken once. A canceled request gives it back.
create unique index mentor_requests_hour on mentor_requests (learner_id, subscription_id, slot)
  where status <> 'cancelled';
-- For whoever works through them.
create index mentor_requests_open on mentor_requests (created_at)
  where status in ('requested', 'confirmed');
