-- Keys get scopes, a name, and the first characters of the secret, by which people recognize them. Older keys keep all rights: a key without a list of
-- scopes has all scopes.
alter table api_keys
  add name text,
  add prefix text,
  add scopes text[] check (cardinality(scopes) > 0),
  -- Not a foreign key: it costs a look-up and a lock, and keys are never deleted.
  add created_by text collate "C";
create index on api_keys (account_id, id) where revoked_at is null;
