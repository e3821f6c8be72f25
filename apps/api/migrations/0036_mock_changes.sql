-- A mock's answer is written only over the attempt that was read for it, without holding it locked in between.

-- Counts on with everything that happens to an attempt or its sections. Triggers do that, so that servers of the
-- version before count as well.
alter table mock_attempts add column changes integer not null default 0;

create function count_mock_change() returns trigger language plpgsql as $$
begin
  new.changes := old.changes + 1;
  return new;
end $$;
create trigger count_changes before update on mock_attempts
  for each row execute function count_mock_change();

create function count_section_change() returns trigger language plpgsql as $$
begin
  update mock_attempts set changes = changes
  where learner_id = new.learner_id and mock_id = new.mock_id;
  return null;
end $$;
create trigger count_changes after insert or update on mock_sections
  for each row execute function count_section_change();
