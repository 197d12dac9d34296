-- The key whose requests also count those of this key. Null for a key that counts for itself.
alter table api_keys add column counted_as text collate "C";
-- A key that another key has created counts as the first one of its line.
with recursive line (id, first) as (
  select id, id from api_keys where created_by is null
  union all
  select api_keys.id, line.first from api_keys join line on api_keys.created_by = line.id
)
update api_keys set counted_as = line.first from line where line.id = api_keys.id and line.first <> api_keys.id;
