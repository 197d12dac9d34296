-- What the parties of a document have signed, which each signing session, the seal and the deletion of a document look up.
create index on signatures (document_id);
