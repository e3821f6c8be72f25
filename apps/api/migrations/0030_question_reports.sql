-- A message to support may be a learner's report about a question: the version they saw.
alter table contact_messages add column item_id uuid references items (id) on delete set null;

create index contact_messages_item on contact_messages (item_id, created_at) where item_id is not null;
create index contact_messages_reports on contact_messages (created_at, id)
  where item_id is not null and state in ('new', 'open');
