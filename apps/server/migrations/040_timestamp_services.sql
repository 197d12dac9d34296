-- Timestamp services that failed, each by the SHA-256 of its address. All servers wait until retry_at, and then let one document ask. The row goes when
-- the service works again.
create table timestamp_services (
  service text primary key,
  failures integer not null,
  -- Why it failed last: a SealErrorCode.
  code text not null,
  retry_at timestamptz not null,
  -- While a document asks.
  probe_until timestamptz
);
