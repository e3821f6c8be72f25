-- Free quizzes and practice.

-- What quizzes and practice show never comes in a mock test.
alter table items add column pool text not null default 'mock' check (pool in ('mock', 'practice'));
alter table items alter column pool drop default;
create index items_in_pool on items (pool, section) where is_current and state = 'active';

create table quizzes (
  id uuid primary key default gen_random_uuid(),
  -- The author's name for it, the same through all versions of the bank.
  key text not null unique,
  section text not null check (section in ('quant', 'verbal', 'dataInsights')),
  -- Its place in the list of its section.
  place smallint not null,
  name text not null,
  about text not null,
  seconds integer not null check (seconds > 0),
  available_from timestamptz not null,
  -- False when it has gone from the sources: who took it keeps it.
  is_offered boolean not null default true
);
create index quizzes_in_list on quizzes (section, place) where is_offered;

-- The questions of a quiz in order. No question is in two quizzes.
create table quiz_items (
  quiz_id uuid not null references quizzes (id) on delete cascade,
  place smallint not null,
  item_key text not null unique,
  primary key (quiz_id, place)
);

-- A learner takes a quiz once.
create table quiz_attempts (
  learner_id uuid not null references learners (id) on delete cascade,
  quiz_id uuid not null references quizzes (id),
  started_at timestamptz not null,
  deadline timestamptz not null,
  -- The furthest question that was shown; the earlier ones are locked.
  reached smallint not null default 1 check (reached >= 1),
  ended_at timestamptz,
  ended_by text check (ended_by in ('learner', 'time')),
  total smallint not null check (total >= 1),
  correct smallint,
  wrong smallint,
  primary key (learner_id, quiz_id),
  check (deadline > started_at),
  check (ended_at <= deadline),
  check ((ended_at is null) = (ended_by is null)),
  check ((ended_at is null) = (correct is null)),
  check ((ended_at is null) = (wrong is null))
);
-- For the sweep that ends what nobody comes back to.
create index quiz_attempts_running on quiz_attempts (deadline) where ended_at is null;

-- The questions that an attempt holds, in the version that was served, and what was answered.
create table quiz_questions (
  learner_id uuid not null,
  quiz_id uuid not null,
  place smallint not null,
  item_id uuid not null references items (id),
  answer jsonb,
  is_correct boolean,
  -- Counts on with every change of the answer.
  revision integer not null default 0,
  -- It came after the deadline, within the grace.
  is_late boolean not null default false,
  shown_at timestamptz,
  answered_at timestamptz,
  left_at timestamptz,
  primary key (learner_id, quiz_id, place),
  unique (learner_id, quiz_id, item_id),
  foreign key (learner_id, quiz_id) references quiz_attempts (learner_id, quiz_id) on delete cascade,
  check ((answer is null) = (is_correct is null)),
  check ((answer is null) = (answered_at is null))
);
create index quiz_questions_by_item on quiz_questions (learner_id, item_id);

-- Questions that a learner has been shown for practice, each time anew, and the answer.
create table practice_answers (
  learner_id uuid not null references learners (id) on delete cascade,
  id bigint generated always as identity,
  item_id uuid not null references items (id),
  shown_at timestamptz not null,
  answered_at timestamptz,
  answer jsonb,
  is_correct boolean,
  primary key (learner_id, id),
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (is_correct is null))
);
-- One open showing of a question at a time.
create unique index practice_answers_open on practice_answers (learner_id, item_id)
  where answered_at is null;

-- What a learner has met in quizzes and practice, and when to look again at what was missed.
create table reviews (
  learner_id uuid not null references learners (id) on delete cascade,
  item_key text not null,
  last_was_right boolean not null,
  last_answered_at timestamptz not null,
  -- Which of the waits of 1, 3, 7 and 21 days is running; null when none is.
  step smallint check (step between 0 and 3),
  due_at timestamptz,
  primary key (learner_id, item_key),
  check ((step is null) = (due_at is null))
);
create index reviews_due on reviews (learner_id, due_at) where due_at is not null;
