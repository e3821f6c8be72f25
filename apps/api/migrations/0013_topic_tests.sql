-- What a plan opens besides mock tests, kept as it was when it was bought. Null where an older server wrote
-- the row: then it is what the price list says of the plan.
alter table orders add column opens jsonb;
alter table subscriptions add column opens jsonb;

-- A topic test is a quiz with a topic, which plans open.
alter table quizzes
  add column topic text,
  -- Which of its topic's tests it is, from 1: a plan opens the first so many.
  add column test_number smallint check (test_number >= 1),
  -- Whether it is offered. Its is_offered stays false: older servers would offer it to everyone.
  add column is_in_plans boolean not null default false,
  add check ((topic is null) = (test_number is null)),
  add check (topic is null or not is_offered),
  add check (topic is not null or not is_in_plans);
