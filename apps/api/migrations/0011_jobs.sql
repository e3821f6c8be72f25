-- Background work: when each job is due next. Whoever moves due_at on runs the job. The queue that
-- came before, in the schema pgboss, stays for servers that still use it.

create table jobs (
  name text primary key,
  due_at timestamptz not null
);
