-- Made with a key that derives from THETA_SECRET, so that another secret ends the session. Null if it hasn't been used
-- since servers make marks: it gets one when it's used, or ends on its own within 30 days. Servers of the release before
-- leave the mark as it is.
alter table sessions add column key_mark bytea;
