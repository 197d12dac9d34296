-- The title in the order of the Swedish alphabet, with accented letters among their plain ones. The order does not depend on a library that another
-- release could change under the index.
create function title_place(title text) returns text language sql immutable strict parallel safe
  return translate(
    lower(title collate "C"),
    'ÅÄÖåäöÀÁÂÃàáâãÆæÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕòóôõØøÙÚÛùúûÜÝüý',
    '{|}{|}aaaaaaaa||eeeeeeeeiiiiiiiinnoooooooo}}uuuuuuyyyy'
  );

-- From the last status of a document to the first.
create function status_place(status text) returns integer language sql immutable strict parallel safe
  return case status when 'DRAFT' then 6 when 'SENT' then 5 when 'COMPLETED' then 4 when 'REJECTED' then 3 when 'EXPIRED' then 2 else 1 end;

create index on documents (account_id, title_place(title), id);
create index on documents (account_id, status_place(status), id);
create index on documents (account_id, updated_at, id);
