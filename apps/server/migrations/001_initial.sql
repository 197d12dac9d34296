-- Identifiers sort by time only if they are compared byte by byte. So they have the collation "C".

create table accounts (
  id text collate "C" primary key,
  name text not null,
  mode text not null check (mode in ('LIVE', 'TEST')),
  created_at timestamptz(3) not null default now(),
  -- Test data belongs to a second account with the same name, so no query has to separate it from live data.
  unique (name, mode)
);

create table api_keys (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  secret_sha256 bytea not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);

create table companies (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  name text not null,
  org_number text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (account_id, id)
);

create table contacts (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  ssn text,
  external_id text,
  company_role text,
  company_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Both columns, so that no contact can be linked to a company of another account.
  foreign key (account_id, company_id) references companies (account_id, id)
);
create index on contacts (account_id, id);
create index on contacts (account_id, lower(email), id);
create index on contacts (account_id, external_id, id);
create index on contacts (account_id, company_id, id);

create table documents (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  title text not null,
  status text not null check (status in ('DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
  message text,
  language text not null,
  external_id text,
  expires_at timestamptz(3),
  file_name text not null,
  file_size integer not null,
  file_pages integer not null,
  file_sha256 text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  sent_at timestamptz(3),
  completed_at timestamptz(3),
  rejected_reason text,
  cancelled_reason text
);
create index on documents (account_id, id);
create index on documents (account_id, status, id);
create index on documents (account_id, external_id, id);

create table document_files (
  document_id text collate "C" primary key references documents on delete cascade,
  bytes bytea not null
);
-- Do not compress: a PDF is already compressed.
alter table document_files alter column bytes set storage external;

create table parties (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  added bigint generated always as identity,
  name text not null,
  role text not null,
  signed_at timestamptz(3),
  read_status text not null default 'NOT_OPENED',
  signing_status text not null default 'NOT_SIGNED',
  delivery_method text,
  required_signature text,
  two_step_verification text,
  send_status text,
  email text,
  phone text,
  company_name text,
  company_role text,
  company_org_number text,
  external_id text,
  -- Not a foreign key: a party is a snapshot, and keeps the company that it had.
  company_id text collate "C",
  ssn text,
  country text,
  signing_order integer,
  reminded_at timestamptz(3)
);
create index on parties (document_id, added);
