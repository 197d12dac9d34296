-- What a repeat of a POST with the same idempotency-key is answered.
create table idempotency_records (
  -- Of the caller and its key, so no caller can find a record of another.
  key_sha256 bytea primary key check (octet_length(key_sha256) = 32),
  -- Encrypted: a fingerprint of the request, and the body of its answer, which the limits of the fields keep below 500 KB. Null during a request that has committed only a part of its changes.
  answer bytea check (octet_length(answer) <= 1048576),
  expires_at timestamptz not null
);
create index on idempotency_records (expires_at);
