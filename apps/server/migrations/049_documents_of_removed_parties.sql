-- A document that is deleted takes its removed parties with it.
create index on removed_parties (document_id);
