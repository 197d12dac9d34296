-- A scan of the signed paper that a party uploads with its phone. The scan itself is stored like one from the computer, so each row lives for minutes.
create table phone_scans (
  party_id text collate "C" primary key references parties on delete cascade,
  nonce uuid not null unique default gen_random_uuid(),
  -- The link of the party that showed the code. A new link ends it.
  link_nonce uuid not null,
  link text not null,
  -- Of the uploaded file. Null until then.
  sha256 text,
  expires_at timestamptz(3) not null
);
create index on phone_scans (expires_at);
