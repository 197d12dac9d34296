-- Which secret key the links and the encrypted values of this database are made with, so that a server with another key refuses to start. The
-- fingerprint is derived from the key by HKDF with a label of its own, so it reveals nothing about the key or about what else is derived from it.
create table secret_key (
  only_row boolean primary key default true check (only_row),
  fingerprint bytea not null,
  changed_at timestamptz not null default now()
);

-- The keys of encrypted values that the operator has given up, by the first bytes of those values. Evidence of signatures stays as it is, but nobody
-- waits for its key any more.
create table lost_keys (
  mark bytea primary key,
  lost_at timestamptz not null default now()
);
