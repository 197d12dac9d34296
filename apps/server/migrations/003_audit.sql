-- The audit trail of a draft is deleted with the draft. No other audit trail is ever deleted.

create function refuse_loss_of_events() returns trigger language plpgsql as $$
begin
  -- A document that is deleted is gone before its events are.
  if exists (select from documents where id = old.document_id) then
    raise exception 'Events are never deleted.';
  end if;
  return old;
end $$;
create trigger refuse_loss before delete on events for each row execute function refuse_loss_of_events();
create trigger refuse_truncation before truncate on events for each statement execute function refuse_change_of_events();

create function refuse_loss_of_documents() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' then
    raise exception 'Documents that were sent are never deleted.';
  end if;
  return old;
end $$;
create trigger refuse_loss before delete on documents for each row execute function refuse_loss_of_documents();
