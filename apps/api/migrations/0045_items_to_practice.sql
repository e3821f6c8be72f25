-- What choosing practice's next question reads of each that may be practiced, so that it doesn't fetch their texts.
create index items_to_practice on items (topic_name, key)
  include (id, section, format, difficulty, set_key, set_position)
  where is_current and state = 'active' and pool = 'practice';
-- A question changes once more when it's first served, and reading from the index alone needs a vacuum after that.
alter table items set (autovacuum_vacuum_scale_factor = 0.02);
