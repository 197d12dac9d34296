-- Where the account is told that one of its webhook endpoints was disabled.
alter table accounts add email text;

create table webhook_endpoints (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  url text not null,
  events text[] not null,
  description text,
  -- Both secrets are encrypted. A deleted endpoint has none.
  secret bytea,
  previous_secret bytea,
  previous_secret_until timestamptz,
  enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('gone', 'failing', 'backlog')),
  disabled_at timestamptz,
  -- The first failed attempt since the last one that succeeded.
  failing_since timestamptz,
  -- A job deletes the deliveries of a deleted endpoint, and then the endpoint. There may be millions of them.
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (enabled = (disabled_at is null)),
  check ((secret is null) = (deleted_at is not null))
);
create index on webhook_endpoints (account_id, id) where deleted_at is null;
create index on webhook_endpoints (id) where deleted_at is not null;

-- The body is stored apart from the deliveries, so that an attempt does not write it again.
create table webhook_events (
  id text collate "C" primary key,
  type text not null,
  body text not null,
  created_at timestamptz not null
);

create table webhook_deliveries (
  id text collate "C" primary key,
  endpoint_id text collate "C" not null references webhook_endpoints,
  -- Not a foreign key: the same job deletes the deliveries first and then their events, and a key would need one more index.
  event_id text collate "C" not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'DELIVERED', 'FAILED')),
  -- When the next attempt is due. While a process makes an attempt, it is the time when another process takes over.
  due_at timestamptz,
  leased_until timestamptz,
  attempts integer not null default 0,
  -- The failed attempts since the event happened or was last retried on request.
  failures integer not null default 0,
  last_attempt_at timestamptz,
  response_status integer,
  response_body text,
  error text,
  created_at timestamptz not null,
  check ((status = 'PENDING') = (due_at is not null)),
  check (leased_until is null or status = 'PENDING')
);
create index on webhook_deliveries (endpoint_id, id);
create index on webhook_deliveries (endpoint_id, id) where status = 'FAILED';
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at) where due_at is not null;
create index on webhook_deliveries (endpoint_id) where leased_until is not null;
