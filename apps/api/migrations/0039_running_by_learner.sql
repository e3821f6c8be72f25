-- A learner's running quizzes.
create index quiz_attempts_running_by_learner on quiz_attempts (learner_id, deadline) where ended_at is null;

-- Everybody's, by when they're due. After a night on which nobody took a quiz, statistics make a
-- plain index by deadline look as good for one learner's as the one above. A learner's statements
-- can't use this one, because they don't have its expression.
create index quiz_attempts_due on quiz_attempts ((case when ended_at is null then deadline end))
  where (case when ended_at is null then deadline end) is not null;
drop index quiz_attempts_running;
