-- A draft has a preview too, and can be deleted. Null means that the first page can't be drawn, so that nobody tries again.
-- The new constraint does not check the stored rows, because the old one has checked them, and a check would block the requests.
alter table document_previews
  alter column bytes drop not null,
  drop constraint document_previews_document_id_fkey,
  add constraint document_previews_document_id_fkey foreign key (document_id) references documents on delete cascade not valid;
