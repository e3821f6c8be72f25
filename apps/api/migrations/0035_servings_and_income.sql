-- Until when showings have been counted; no row before the first time. What is counted since then is added.
create table servings_counted (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);
-- Small, and nearly free to keep: rows come in the order of this time.
create index mock_questions_shown on mock_questions using brin (shown_at) with (autosummarize = on);
create index quiz_questions_shown on quiz_questions using brin (shown_at) with (autosummarize = on);
create index practice_answers_shown on practice_answers using brin (shown_at) with (autosummarize = on);

-- For the income of a period.
create index refunds_settled on refunds (settled_at) where settled_at is not null;
