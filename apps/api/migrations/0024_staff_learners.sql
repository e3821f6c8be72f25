-- The console finds a learner by the beginning of an address or of any word of a name, newest first.
create extension if not exists pg_trgm;

create index learners_joined on learners (created_at desc, id desc);
create index learners_email_start on learners (email_key text_pattern_ops);
-- Each word after a space, whatever separates them: '% li%' then finds "Bruno Lima" and "Ann-Li".
create index learners_name_words on learners
  using gin ((' ' || translate(lower(name), '-.,''’', '     ')) gin_trgm_ops);
