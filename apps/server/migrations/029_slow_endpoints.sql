-- The first slow answer since the last quick one. A slow endpoint gets one attempt at a time, like one that fails.
alter table webhook_endpoints add column slow_since timestamptz;
