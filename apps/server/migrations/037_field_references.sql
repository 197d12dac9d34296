-- A field that the file brings is there before its party. `party_reference` says whose it will be: a signing order, or a role.
alter table fields
  alter column party_id drop not null,
  add column party_reference text,
  -- The numbers of the objects of the form of the file that the field replaces.
  add column form_widgets integer[],
  add check (party_id is not null or party_reference is not null);

-- True if the fields of the form of the file became fields of the document, so that its other fields can't be filled in any more.
alter table documents add column is_form_taken boolean not null default false;
