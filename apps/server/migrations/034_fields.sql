-- The places on the pages where parties sign, set their initials and fill in values.
create table fields (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  party_id text collate "C" not null references parties on delete cascade,
  added bigint generated always as identity,
  type text not null,
  name text not null,
  label text,
  required boolean not null,
  read_only boolean not null,
  value jsonb,
  page integer not null,
  box jsonb not null,
  options jsonb,
  multiline boolean,
  max_length integer,
  format text,
  unique (party_id, name)
);
create index on fields (document_id, added);

-- What a party has filled in so far. It is no evidence.
create table saved_values (
  party_id text collate "C" primary key references parties on delete cascade,
  "values" jsonb not null,
  saved_at timestamptz(3) not null
);

-- What the party had filled in when it signed. Null if it had no fields.
alter table signatures add column fields jsonb, add column initials jsonb;

-- What the party has filled in, until its signature with BankID is complete.
alter table bankid_orders add column filled jsonb;
