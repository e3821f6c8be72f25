-- The files of pictures in questions, by a hash of what is in them. None is ever changed or removed: a
-- learner's old answers refer to old versions of items, and these to the pictures of their time.

create table item_pictures (
  file text primary key check (file ~ '^[0-9a-f]{32}\.webp$'),
  bytes bytea not null,
  created_at timestamptz not null default now()
);
