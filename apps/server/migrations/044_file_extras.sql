-- What the uploaded file has beside its pages: the names, sizes and hashes of the files that it contains, and its comments. Null for files that were
-- uploaded before.
alter table documents add column file_extras jsonb;

-- The files that the uploaded file contains, decompressed at the upload, so that no request must read the PDF again.
create table document_attachments (
  document_id text not null references documents on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (document_id, number)
);
-- They are often compressed already.
alter table document_attachments alter column bytes set storage external;
