-- What a search of documents reads, so that it reads no other table: a line with the title and the reference identifier, and a line for each party, with
-- its name and e-mail address, a tab, and its phone number and company. The letters A to Z are in lower case. Null in a document of an earlier
-- version, until a job has filled it in.
alter table documents add column searched text;

create function searched_of(document text, title text, reference text) returns text language sql stable
  return (
    select concat_ws(E'\n', translate(lower(concat_ws(' ', title, reference) collate "C"), E'\t\n', '  '), string_agg(
      translate(lower(concat_ws(' ', name, email) collate "C"), E'\t\n', '  ') || E'\t' ||
        translate(lower(concat_ws(' ', phone, company_name) collate "C"), E'\t\n', '  '),
      E'\n' order by added))
    from parties where document_id = document);

-- These are triggers, because servers of an earlier version may run during the upgrade.
create function store_searched() returns trigger language plpgsql as $$
begin
  new.searched := searched_of(new.id, new.title, new.external_id);
  return new;
end $$;
create trigger store_searched before insert or update of title, external_id on documents
  for each row execute function store_searched();

-- The documents are locked first: the second statement then sees the parties of all transactions that had locked them before.
create function store_searched_people() returns trigger language plpgsql as $$
begin
  perform from documents where id in (select document_id from changed) order by id for no key update;
  update documents set searched = searched_of(id, title, external_id) where id in (select document_id from changed);
  return null;
end $$;
create trigger store_searched_added after insert on parties referencing new table as changed
  for each statement execute function store_searched_people();
create trigger store_searched_removed after delete on parties referencing old table as changed
  for each statement execute function store_searched_people();

create function store_searched_person() returns trigger language plpgsql as $$
begin
  perform from documents where id = new.document_id for no key update;
  update documents set searched = searched_of(id, title, external_id) where id = new.document_id;
  return null;
end $$;
create trigger store_searched_changed after update of name, email, phone, company_name on parties
  for each row when ((old.name, old.email, old.phone, old.company_name) is distinct from (new.name, new.email, new.phone, new.company_name))
  execute function store_searched_person();

-- The same values as before, for a tenth of the time: most titles have no other letters than those of the Swedish alphabet. Without `strict`,
-- PostgreSQL puts the body of a function with `case` into the query.
do $do$ begin
  if getdatabaseencoding() = 'UTF8' then
    create or replace function title_place(title text) returns text language sql immutable parallel safe
      return case
        when octet_length(title) = length(title) then lower(title collate "C")
        when octet_length(translate(title, 'ÅÄÖåäö', '{|}{|}')) = length(title) then lower(translate(title, 'ÅÄÖåäö', '{|}{|}') collate "C")
        else translate(
          lower(title collate "C"),
          'ÅÄÖåäöÀÁÂÃàáâãÆæÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕòóôõØøÙÚÛùúûÜÝüý',
          '{|}{|}aaaaaaaa||eeeeeeeeiiiiiiiinnoooooooo}}uuuuuuyyyy'
        )
      end;
  end if;
end $do$;

create or replace function status_place(status text) returns integer language sql immutable parallel safe
  return case status when 'DRAFT' then 6 when 'SENT' then 5 when 'COMPLETED' then 4 when 'REJECTED' then 3 when 'EXPIRED' then 2 else 1 end;
