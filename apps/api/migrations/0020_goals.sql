-- What a learner works toward. A row with nothing in it: they were asked and had nothing to say yet.
create table learner_goals (
  learner_id uuid primary key references learners (id) on delete cascade,
  -- The day as the learner's calendar has it.
  exam_on date,
  -- A total of the exam: 205 to 805, ending in 5.
  target_score smallint check (target_score between 205 and 805 and target_score % 10 = 5),
  changed_at timestamptz not null default clock_timestamp()
);

-- The practice plan had an exam day of its own. There is one place for it from here on.
insert into learner_goals (learner_id, exam_on)
  select learner_id, exam_on from practice_plans where exam_on is not null;

-- A server from before this writes the day into the plan until it is replaced: it is brought over.
create function bring_exam_day_over() returns trigger language plpgsql as $$
begin
  insert into learner_goals (learner_id, exam_on) values (new.learner_id, new.exam_on)
    on conflict (learner_id) do update
      set exam_on = excluded.exam_on, changed_at = clock_timestamp();
  return null;
end
$$;
create trigger practice_plans_exam_day after insert or update of exam_on on practice_plans
  for each row when (new.exam_on is not null) execute function bring_exam_day_over();
