-- # The log of the account

-- The newest entry of each account. A transaction that adds an entry locks this row, so that only one entry follows another. If entries are cut off the
-- end of the log, the row still has the number of the newest one.
create table account_log_heads (
  account_id text collate "C" primary key references accounts,
  number integer not null,
  hash text,
  at timestamptz(3)
);

create table account_events (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  number integer not null,
  -- A new type comes with a new server, so there is no check.
  type text not null,
  at timestamptz(3) not null,
  actor_type text not null,
  -- A key or a member. Not a foreign key, because both kinds are possible.
  actor_id text collate "C",
  actor_name text,
  ip_address text,
  subject_id text collate "C" not null,
  subject_name text,
  -- The fields and their values: [{field, before, after}].
  changes jsonb not null,
  previous_hash text,
  hash text not null,
  unique (account_id, number)
);
create index on account_events (account_id, type, number);
create index on account_events (account_id, actor_id, number);

create function refuse_change_of_account_log() returns trigger language plpgsql as $$
begin
  raise exception 'The logs of accounts are never changed.';
end $$;
create trigger refuse_change before update or delete on account_events for each row execute function refuse_change_of_account_log();
create trigger refuse_truncation before truncate on account_events for each statement execute function refuse_change_of_account_log();
create trigger refuse_loss before delete on account_log_heads for each row execute function refuse_change_of_account_log();
create trigger refuse_truncation before truncate on account_log_heads for each statement execute function refuse_change_of_account_log();
