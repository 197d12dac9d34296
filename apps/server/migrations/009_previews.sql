-- A small picture of the first page. A document that PDFium can't draw has none.
create table document_previews (
  document_id text collate "C" primary key references documents,
  bytes bytea not null
);
-- Do not compress: a picture is already compressed.
alter table document_previews alter column bytes set storage external;
