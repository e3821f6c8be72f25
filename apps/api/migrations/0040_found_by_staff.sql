-- The beginning of a receipt, whatever the database's locale.
create index orders_receipt_start on orders (receipt text_pattern_ops);

-- Whether a learner has ever had a plan, so that the console's list of those whose plan is over goes through them in its
-- order and stops when a page is full, instead of sorting all of them. Once true, it stays true.
alter table learners add column had_plan boolean not null default false;

create function note_had_plan() returns trigger language plpgsql as $$
begin
  update learners set had_plan = true where id = new.learner_id and not had_plan;
  return null;
end $$;
create trigger subscriptions_had_plan after insert on subscriptions
  for each row execute function note_had_plan();
