-- The values that the API knows, as documents have them.
alter table parties
  add check (role in ('SIGNER', 'ORGANIZER', 'REVIEWER', 'ACCEPTOR')),
  add check (signing_status in ('NOT_SIGNED', 'SIGNED', 'REJECTED')),
  add check (read_status in ('NOT_OPENED', 'OPENED', 'READ'));

-- All times have milliseconds, as in the API. This writes each of these tables anew.
alter table setup_tokens alter expires_at type timestamptz(3);
alter table rate_counts alter ends_at type timestamptz(3);
alter table timestamp_services alter retry_at type timestamptz(3), alter probe_until type timestamptz(3);
alter table idempotency_records alter expires_at type timestamptz(3);
alter table secret_key alter changed_at type timestamptz(3);
alter table lost_keys alter lost_at type timestamptz(3);
alter table webhook_endpoints
  alter previous_secret_until type timestamptz(3),
  alter disabled_at type timestamptz(3),
  alter failing_since type timestamptz(3),
  alter slow_since type timestamptz(3),
  alter deleted_at type timestamptz(3),
  alter created_at type timestamptz(3),
  alter updated_at type timestamptz(3);
alter table webhook_events alter created_at type timestamptz(3);
alter table webhook_deliveries
  alter due_at type timestamptz(3),
  alter leased_until type timestamptz(3),
  alter last_attempt_at type timestamptz(3),
  alter created_at type timestamptz(3);
