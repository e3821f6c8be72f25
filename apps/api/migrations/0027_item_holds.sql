-- What the staff has decided about questions, apart from the bank, which is imported again and again.

-- The state an item has in effect now includes what the staff decided: older servers serve only "active" and
-- "pretest", so for them a suspended item is out of use, too.
alter table items drop constraint items_state_check;
alter table items add constraint items_state_check
  check (state in ('draft', 'active', 'pretest', 'retired', 'suspended')) not valid;
alter table items validate constraint items_state_check;

-- The state the bank gave it. Null, as older servers leave it, means the same as "state".
alter table items add column bank_state text
  check (bank_state in ('draft', 'active', 'pretest', 'retired'));

-- By key, so that a decision outlives versions. A suspension is on top of the other kind: lifting it brings that back.
create table item_holds (
  key text not null,
  is_suspension boolean not null,
  state text not null check (state in ('suspended', 'retired', 'pretest')),
  reason text not null check (length(reason) between 1 and 500),
  held_by uuid references learners (id) on delete set null,
  held_at timestamptz not null default clock_timestamp(),
  primary key (key, is_suspension),
  check (is_suspension = (state = 'suspended'))
);

-- The words of a question, without its solution. Not cheap: the planner must look them up in the index instead of
-- computing them.
create function item_words(content jsonb) returns text
  language sql immutable parallel safe strict cost 10000
  return (
    select coalesce(string_agg(word #>> '{}', ' '), '') from (
      select jsonb_path_query(content, '$.sections[*].displayText') as word
      union all select jsonb_path_query(content, '$.sections[*].title')
      union all select jsonb_path_query(content, '$.sections[*].table.caption')
      union all select jsonb_path_query(content, '$.sections[*].table.columns[*].name')
      union all select jsonb_path_query(content, '$.sections[*].table.rows[*][*].text')
      union all select jsonb_path_query(content, '$.options[*].html')
      union all select jsonb_path_query(content, '$.parts[*].html')
      union all select jsonb_path_query(content, '$.parts[*].options[*].html')
      union all select jsonb_path_query(content, '$.sentences[*][*].displayText')
    ) words
  );
create index items_words on items using gin (to_tsvector('english', item_words(content))) where is_current;
create index items_by_key_start on items (key text_pattern_ops) where is_current;
create index items_by_difficulty on items (difficulty, key) where is_current;
create index items_by_topic on items (topic_name, key) where is_current;

-- How often each question was shown, in all versions; counted every hour, for sorting.
create table item_servings (
  key text primary key,
  served integer not null check (served >= 0)
);

-- The latest answers to a question, for its figures.
create index mock_questions_of_item on mock_questions (item_id, shown_at);
drop index mock_questions_by_item;
create index quiz_questions_of_item on quiz_questions (item_id, shown_at) where shown_at is not null;
create index practice_answers_of_item on practice_answers (item_id, shown_at);
