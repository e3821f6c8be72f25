-- A section is counted with what was held of its questions when they were asked, whatever the bank says later.
alter table mock_questions
  add column a double precision,
  add column c double precision;
update mock_questions q set a = i.a, c = i.c from items i where i.id = q.item_id;
alter table mock_questions
  alter column a set not null,
  alter column c set not null;
