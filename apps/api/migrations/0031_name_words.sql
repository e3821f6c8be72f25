-- The words of a learner's name in small letters without accents, as the server writes them
-- (account/name-words.rules.ts), so that the console finds a beginning of any of them in any script. Trigrams know
-- only the letters of the database's locale. Null until the server has filled it in.
alter table learners add column name_words tsvector;

-- Searches wait for what an insert puts aside, so it puts nothing aside.
create index learners_words on learners using gin (name_words) with (fastupdate = off);
create index learners_without_words on learners (id) where name_words is null;
drop index learners_name_words;
