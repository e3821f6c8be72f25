-- How long a practice question was on screen with the learner there, as their device counted it. Null
-- for answers from before, and from clients that don't count: for those the times shown and answered stand.
alter table practice_answers add column seconds_in_view real check (seconds_in_view >= 0);
