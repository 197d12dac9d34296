-- The requests of each key, each party and each network with wrong keys, in the current minute. All servers count here.
-- Unlogged: a count that is lost in a crash of PostgreSQL harms nobody, and no request waits until its count is on the disk.
create unlogged table rate_counts (
  name text primary key,
  requests integer not null,
  ends_at timestamptz not null
);
create index on rate_counts (ends_at);

-- Requests a minute. Null: the setting RATE_LIMIT.
alter table api_keys add rate_limit integer check (rate_limit > 0);
