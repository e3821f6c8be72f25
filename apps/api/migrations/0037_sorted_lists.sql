-- The console's list of learners by name, from a place in it on. Its beginning is enough to sort by, and short enough
-- for a place to be in an address. "C" sorts the same everywhere, whatever the database's locale.
create index learners_by_name on learners (left(lower(name collate "C"), 40), id);

-- Whose plan runs now, without a look at everybody's.
create index subscriptions_running on subscriptions (ends_at, starts_at, learner_id) where revoked_at is null;
