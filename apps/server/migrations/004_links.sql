-- The links of parties are made from this nonce and the server's secret key, so a copy of the database contains no working link.
-- The links that were sent before stop working. They led nowhere, because the page behind them did not exist yet.
alter table parties
  drop column signing_token,
  add column link_nonce uuid not null unique default gen_random_uuid();
