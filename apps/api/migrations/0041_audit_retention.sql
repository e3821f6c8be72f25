-- Old entries of the audit log may go; see audit-retention.ts for how long each kind is kept.

create function refuse_young_audit_change() returns trigger language plpgsql as $$
begin
  if old.at > now() - interval '1 year' then
    raise exception 'audit events are append-only for a year';
  end if;
  return old;
end $$;

drop trigger audit_events_append_only on audit_events;
create trigger audit_events_append_only before update or truncate on audit_events
  for each statement execute function refuse_change();
create trigger audit_events_kept before delete on audit_events
  for each row execute function refuse_young_audit_change();
