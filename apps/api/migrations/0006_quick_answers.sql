-- Answers in fewer steps, and practice found by its question.

-- Counts on with every answer kept and every step onward: an answer is written only over the attempt
-- that was read for it, without holding it locked in between.
alter table quiz_attempts add column changes integer not null default 0;

-- The newest showing of a question to a learner.
create index practice_answers_by_item on practice_answers (learner_id, item_id, id);
