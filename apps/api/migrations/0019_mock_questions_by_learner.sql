-- The questions of a mock get their learner's id first in their key, like all that learners do.
--
-- Locks: from here to the commit nobody else reads or writes mock_sections and mock_questions. Every answer does
-- both, so a weaker lock that is raised later would deadlock with answers. The table is rewritten once, with its
-- indexes: 38 seconds for a million questions, measured on two busy processors. Requests about mocks that come
-- meanwhile end with 503 after three seconds, and browsers send their answers again; but a section's clock goes on,
-- so with millions of questions this is for an hour in which few sit a mock.
lock table mock_sections, mock_questions in access exclusive mode;

alter table mock_questions
  drop constraint mock_questions_pkey,
  add column learner_id uuid;

-- Rewriting takes two thirds of the time that an update would, and leaves no dead rows.
create function learner_of_section(uuid) returns uuid language sql stable
  return (select s.learner_id from mock_sections s where s.id = $1);
alter table mock_questions alter column learner_id type uuid using learner_of_section(section_id);
drop function learner_of_section;

-- With the foreign key a section has one learner, so a place in it is still taken once. Its items stay unique by
-- section alone: by this index older servers find a section's questions.
alter table mock_questions
  add primary key (learner_id, section_id, place),
  drop constraint mock_questions_section_id_fkey,
  add foreign key (learner_id, section_id) references mock_sections (learner_id, id) on delete cascade;

-- Older servers leave the learner out. When none runs any more, this may go.
create function fill_mock_question_learner() returns trigger language plpgsql as $$
begin
  select s.learner_id into new.learner_id from mock_sections s where s.id = new.section_id;
  return new;
end $$;
create trigger mock_questions_learner before insert on mock_questions
  for each row when (new.learner_id is null) execute function fill_mock_question_learner();
