-- Wrong links and wrong codes per network: an IPv4 address, or the /64 of an IPv6 address.
create table link_guesses (
  network cidr primary key,
  count integer not null,
  -- When the count starts again.
  ends_at timestamptz(3) not null
);
create index on link_guesses (ends_at);

-- The code that a party can enter now. It is not stored: it is computed from the secret key, the id of its message and the link's nonce.
create table verification_codes (
  party_id text collate "C" primary key references parties on delete cascade,
  link_nonce uuid not null,
  message_id text collate "C" not null references messages on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index on verification_codes (expires_at);

-- A pass counts only for the link, and for the address that the code of its message was sent to.
create table verification_passes (
  pass_sha256 bytea primary key,
  party_id text collate "C" not null references parties on delete cascade,
  link_nonce uuid not null,
  message_id text collate "C" not null references messages on delete cascade,
  expires_at timestamptz(3) not null
);
create index on verification_passes (expires_at);
-- For the deletion of a party.
create index on verification_passes (party_id);
