-- # Passkeys

create table passkeys (
  id text collate "C" primary key,
  person_id text collate "C" not null references people,
  -- Null for all accounts of the person. Set if an admin or a provider has vouched for the session that registered it. Then it signs in to this account only.
  account_id text collate "C" references accounts,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- Of the authenticator. It must not go back, because then a copy of the passkey exists. Many authenticators always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index on passkeys (person_id, id);

create table passkey_challenges (
  challenge_sha256 bytea primary key,
  -- Of the cookie of the browser that wants to sign in, or of the id of the session that registers a passkey.
  asker_sha256 bytea not null,
  expires_at timestamptz(3) not null
);
create index on passkey_challenges (expires_at);
