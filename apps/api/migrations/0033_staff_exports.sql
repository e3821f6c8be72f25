-- Lists that staff take out of the console as a file: which one, filtered how, and how many rows were read.
create table staff_exports (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null references staff_members (learner_id) on delete cascade,
  list text not null,
  filters text not null,
  rows_read integer not null default 0,
  made_at timestamptz not null default clock_timestamp()
);
create index staff_exports_made on staff_exports (made_at);
