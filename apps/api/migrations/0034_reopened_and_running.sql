-- When support reopened a section that still waits for its learner. What nobody comes for is taken back.
alter table mock_sections add column reopened_at timestamptz;
update mock_sections set reopened_at = clock_timestamp() where reopen_seconds is not null;
create index mock_sections_reopened on mock_sections (learner_id) where reopen_seconds is not null;

-- Since when a server has been running a job, and when it last said so. Its own death can't be noted.
alter table jobs
  add column running_since timestamptz,
  add column beat_at timestamptz;
