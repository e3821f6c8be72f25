-- The item bank. One row for every version of an item that a learner may have met.

create table items (
  -- What learners are served and what their answers refer to: one version of an item.
  id uuid primary key default gen_random_uuid(),
  -- The author's id, the same through all versions.
  key text not null,
  version integer not null check (version >= 1),
  is_current boolean not null default true,
  state text not null check (state in ('draft', 'active', 'pretest', 'retired')),
  section text not null check (section in ('quant', 'verbal', 'dataInsights')),
  format text not null,
  -- What blueprints count: the part of the section, and further labels.
  area text not null,
  topics text[] not null,
  topic_name text not null,
  difficulty smallint not null check (difficulty between 1 and 10),
  a double precision not null check (a > 0),
  b double precision not null,
  c double precision not null check (c >= 0 and c < 1),
  parameter_origin text not null check (parameter_origin in ('designed', 'calibrated')),
  -- Answers behind calibrated parameters.
  parameter_n integer not null default 0 check (parameter_n >= 0),
  set_key text,
  set_position smallint,
  enemy_group text,
  -- Rendered texts, key and solution. Never leaves the server whole.
  content jsonb not null,
  content_hash text not null,
  -- From then on content and key stay as they are; a change makes a new version.
  first_served_at timestamptz,
  created_at timestamptz not null default now(),
  unique (key, version),
  check ((set_key is null) = (set_position is null))
);
create unique index items_current on items (key) where is_current;
create index items_served_from on items (section, state) where is_current;

-- What was loaded when. The stamp is that of the sources: the same stamp needs no new import.
create table bank_imports (
  id bigint generated always as identity primary key,
  stamp text not null,
  added integer not null,
  changed integer not null,
  versioned integer not null,
  retired integer not null,
  unchanged integer not null,
  imported_at timestamptz not null default now()
);
