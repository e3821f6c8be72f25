-- How a learner takes tests. Without a row everything is as in the exam's standard conditions.
create table learner_test_settings (
  learner_id uuid primary key references learners (id) on delete cascade,
  time_allowed text not null default 'standard'
    check (time_allowed in ('standard', 'time-and-a-quarter', 'time-and-a-half', 'double-time', 'no-clock')),
  has_extra_breaks boolean not null default false,
  text_size smallint not null default 100 check (text_size in (100, 125, 150, 175, 200)),
  has_high_contrast boolean not null default false,
  has_line_reader boolean not null default false,
  masks_answers boolean not null default false,
  is_calculator_mouse_only boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);

-- The conditions a test was begun with. What an older server begins meanwhile has the standard ones.
alter table mock_attempts
  add column time_allowed text not null default 'standard'
    check (time_allowed in ('standard', 'time-and-a-quarter', 'time-and-a-half', 'double-time', 'no-clock')),
  add column has_extra_breaks boolean not null default false,
  -- The second break of those who have extra ones.
  add column extra_break_after smallint check (extra_break_after between 1 and 2),
  add column extra_break_started_at timestamptz,
  add column extra_break_ended_at timestamptz,
  add check ((extra_break_after is null) = (extra_break_started_at is null)),
  add check (extra_break_after <> break_after);

alter table quiz_attempts
  add column time_allowed text not null default 'standard'
    check (time_allowed in ('standard', 'time-and-a-quarter', 'time-and-a-half', 'double-time', 'no-clock'));
