-- The labels of documents, in their order. They belong to the sender, so no party sees them, and no event records them.
create table document_labels (
  document_id text collate "C" not null references documents on delete cascade,
  -- The account of the document, for the index below.
  account_id text collate "C" not null,
  number integer not null,
  label text not null,
  -- The label in lower case. Labels that differ only in case are one.
  key text collate "C" not null,
  primary key (document_id, number),
  unique (document_id, key)
);
create index on document_labels (account_id, key, document_id);
