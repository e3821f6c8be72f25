-- Exam mode: bookmarks, and up to three changed answers per section. Mocks taken before this, and those that an older
-- server opens while it is being replaced, are forward only.
alter table mock_attempts
  add column mode text not null default 'forward' check (mode in ('forward', 'exam'));

alter table mock_questions
  add column is_bookmarked boolean not null default false;

-- What was changed in a review. The first answer stays where it was given, in mock_questions: the answer that counts
-- is the last edit's, if there is one.
create table mock_answer_edits (
  learner_id uuid not null,
  section_id uuid not null,
  number smallint not null check (number between 1 and 3),
  place smallint not null,
  from_answer jsonb not null,
  to_answer jsonb not null,
  is_correct boolean not null,
  edited_at timestamptz not null,
  primary key (learner_id, section_id, number),
  foreign key (learner_id, section_id, place) references mock_questions (learner_id, section_id, place)
    on delete cascade
);
