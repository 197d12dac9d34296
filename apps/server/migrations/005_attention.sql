-- The parties because of whom a document needs its sender. They are few, and without this index the list of such documents reads the parties of all
-- documents that are open.
create index on parties (document_id)
  where signing_status = 'NOT_SIGNED' and (send_status in ('BOUNCED', 'FAILED') or wrong_person_at is not null);
