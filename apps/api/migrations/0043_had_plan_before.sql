-- Learners who had a plan before 0040 added its trigger. It's a migration of its own because adding a column locks the whole table until its
-- migration is over, while this locks only the rows it changes.
update learners set had_plan = true where id in (select learner_id from subscriptions);

create index learners_had_plan_joined on learners (created_at, id) where had_plan;
create index learners_had_plan_by_name on learners (left(lower(name collate "C"), 40), id) where had_plan;
