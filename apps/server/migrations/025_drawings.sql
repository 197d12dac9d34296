-- A signature that a party draws on another device. The party then signs with a copy of it, so each row lives for minutes.
create table drawings (
  party_id text collate "C" primary key references parties on delete cascade,
  nonce uuid not null unique default gen_random_uuid(),
  -- The link of the party that started the drawing. A new link ends it.
  link_nonce uuid not null,
  link text not null,
  strokes jsonb,
  expires_at timestamptz(3) not null
);
create index on drawings (expires_at);
