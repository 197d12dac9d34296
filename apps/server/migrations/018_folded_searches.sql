-- How a search reads a text: in lower case, without accents, and with the letters of ASCII for those that only look like others (ł, ø, ß, æ). Both what
-- is searched and the words of a search are read so. It needs no extension and no locale, because not every PostgreSQL has them. Other encodings have
-- no normal forms, and fewer letters.
create function folded(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return lower(value);
end $$;

do $do$ begin
  if getdatabaseencoding() = 'UTF8' then
    create or replace function folded(value text) returns text language plpgsql immutable strict parallel safe as $$
    begin
      if octet_length(value) = length(value) then return lower(value collate "C"); end if;
      value := regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]' collate "C", '', 'g');
      -- Most texts with accents end here. The rest takes several times as long.
      if octet_length(value) = length(value) then return lower(value collate "C"); end if;
      value := translate(
        lower(value collate "C"),
        'ÆŒÞẞŁłØøĐđÐðĦħŦŧŊŋı' || 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς' || 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
        'æœþßlloodddd' || 'hhttnni' || 'αβγδεζηθικλμνξοπρστυφχψωσ' || 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
      );
      return replace(replace(replace(replace(value, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    end $$;
  end if;
end $do$;

-- What a search of contacts reads. The contacts can be read meanwhile, and are few beside the documents.
alter table contacts add column search_text text not null default '';
create function store_contact_search() returns trigger language plpgsql as $$
begin
  new.search_text := folded(concat_ws(' ', new.first_name, new.last_name, new.email, new.phone, new.external_id));
  return new;
end $$;
create trigger store_search before insert or update on contacts for each row execute function store_contact_search();
update contacts set id = id;

alter table companies add column search_text text not null default '';
create function store_company_search() returns trigger language plpgsql as $$
begin
  new.search_text := folded(new.name);
  return new;
end $$;
create trigger store_search before insert or update on companies for each row execute function store_company_search();
update companies set id = id;

-- What a search of documents reads, as `searched` before, which only servers of an earlier version read: they compute what is missing there. Null in a
-- document of an earlier version, until a job has filled it in.
alter table documents add column search_text text;

create function search_text_of(document text, title text, reference text) returns text language sql stable
  return (
    select concat_ws(E'\n', translate(folded(concat_ws(' ', title, reference)), E'\t\n', '  '), string_agg(
      translate(folded(concat_ws(' ', name, email)), E'\t\n', '  ') || E'\t' ||
        translate(folded(concat_ws(' ', phone, company_name)), E'\t\n', '  '),
      E'\n' order by added))
    from parties where document_id = document);

create or replace function store_searched() returns trigger language plpgsql as $$
begin
  new.search_text := search_text_of(new.id, new.title, new.external_id);
  new.searched := null;
  return new;
end $$;

create or replace function store_searched_people() returns trigger language plpgsql as $$
begin
  perform from documents where id in (select document_id from changed) order by id for no key update;
  update documents set search_text = search_text_of(id, title, external_id), searched = null where id in (select document_id from changed);
  return null;
end $$;

create or replace function store_searched_person() returns trigger language plpgsql as $$
begin
  perform from documents where id = new.document_id for no key update;
  update documents set search_text = search_text_of(id, title, external_id), searched = null where id = new.document_id;
  return null;
end $$;
