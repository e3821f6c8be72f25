-- Subscriptions, mock tests, and the times when the service was down.

-- A learner may use a plan from one moment to another.
create table subscriptions (
  id uuid not null default gen_random_uuid() unique,
  learner_id uuid not null references learners (id) on delete cascade,
  -- Which plan of content/plans.yaml, and what it opened when it was bought: the list may change later.
  plan_key text not null,
  plan_name text not null,
  mocks smallint not null check (mocks >= 0),
  sectionals smallint not null check (sectionals >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (learner_id, id),
  check (ends_at > starts_at)
);
create index subscriptions_of_learner on subscriptions (learner_id, ends_at);

create table mocks (
  id uuid primary key default gen_random_uuid(),
  -- The author's name for it, the same through all versions of the bank.
  key text not null unique,
  -- Null for a full-length test.
  section text check (section in ('quant', 'verbal', 'dataInsights')),
  place smallint not null,
  name text not null,
  about text not null,
  available_from timestamptz not null,
  -- False when it has gone from the sources: who took it keeps it.
  is_offered boolean not null default true
);

-- A learner sits a mock once.
create table mock_attempts (
  learner_id uuid not null references learners (id) on delete cascade,
  mock_id uuid not null references mocks (id),
  order_type smallint check (order_type between 1 and 6),
  -- When the order was chosen; questions come only with the first section.
  opened_at timestamptz not null,
  -- When the first section was started: from then on it counts as one of the plan's.
  started_at timestamptz,
  ended_at timestamptz,
  -- The optional break: after which section (its place), and when.
  break_after smallint,
  break_started_at timestamptz,
  break_ended_at timestamptz,
  -- Of a full mock that is over.
  total smallint,
  total_percentile double precision,
  total_error double precision,
  total_low smallint,
  total_high smallint,
  primary key (learner_id, mock_id),
  check (ended_at is null or started_at is not null),
  check ((break_after is null) = (break_started_at is null)),
  check (break_ended_at is null or break_started_at is not null)
);

create table mock_sections (
  id uuid not null default gen_random_uuid() unique,
  learner_id uuid not null,
  mock_id uuid not null,
  section text not null check (section in ('quant', 'verbal', 'dataInsights')),
  place smallint not null check (place between 1 and 3),
  -- Positions.
  total smallint not null check (total >= 1),
  -- The engine's only source of chance.
  seed integer not null,
  -- What was known of the learner when the section began; null for nothing.
  prior_mean double precision,
  prior_sd double precision,
  started_at timestamptz,
  deadline timestamptz,
  -- Seconds by which the deadline was moved because the service had been down; null until it was, once.
  given_back integer check (given_back > 0),
  -- How often it was opened anew while it ran.
  reopened smallint not null default 0,
  ended_at timestamptz,
  ended_by text check (ended_by in ('learner', 'time')),
  -- The result.
  correct smallint,
  wrong smallint,
  repeats smallint,
  score smallint,
  percentile double precision,
  score_error double precision,
  score_low smallint,
  score_high smallint,
  theta double precision,
  theta_error double precision,
  -- The estimate that the learner's next section begins with.
  eap_theta double precision,
  eap_error double precision,
  -- What guessing at the rest would have given: { score, percentile, standardError, low, high }.
  guessing jsonb,
  primary key (learner_id, id),
  unique (learner_id, mock_id, section),
  unique (learner_id, mock_id, place),
  foreign key (learner_id, mock_id) references mock_attempts (learner_id, mock_id) on delete cascade,
  check ((started_at is null) = (deadline is null)),
  check (deadline > started_at),
  check (ended_at is null or started_at is not null),
  check (ended_at <= deadline),
  check ((ended_at is null) = (ended_by is null)),
  check ((ended_at is null) = (score is null))
);
-- A learner sits one section at a time.
create unique index mock_sections_running on mock_sections (learner_id)
  where started_at is not null and ended_at is null;
-- For the sweep that ends what nobody comes back to.
create index mock_sections_deadline on mock_sections (deadline)
  where started_at is not null and ended_at is null;
-- For how often each question was served lately.
create index mock_sections_started on mock_sections (section, started_at desc)
  where started_at is not null;

-- The questions that a section has served so far, in the version that was served.
create table mock_questions (
  section_id uuid not null references mock_sections (id) on delete cascade,
  place smallint not null check (place >= 1),
  item_id uuid not null references items (id),
  -- Whether the answer counts: items move between trial and use.
  is_scored boolean not null,
  is_repeat boolean not null,
  -- How hard it was held to be when it was asked.
  b double precision not null,
  shown_at timestamptz not null,
  answer jsonb,
  is_correct boolean,
  -- It came after the deadline, within the grace.
  is_late boolean not null default false,
  answered_at timestamptz,
  -- When it left the screen: with its answer, or with the section's end.
  left_at timestamptz,
  -- The ability that the engine saw after the answer, and its error.
  theta double precision,
  theta_error double precision,
  primary key (section_id, place),
  unique (section_id, item_id),
  check ((answer is null) = (is_correct is null)),
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (theta is null)),
  check ((answer is null) = (theta_error is null))
);
create index mock_questions_by_item on mock_questions (item_id);

-- When any server was last alive, and the gaps in which none was.
create table service_pulse (
  only_one boolean primary key default true check (only_one),
  beat_at timestamptz not null
);
create table service_gaps (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  check (ended_at > began_at)
);
create index service_gaps_ended on service_gaps (ended_at);
