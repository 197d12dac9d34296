-- The tokens of the links that a server prints while it has no account.
create table setup_tokens (
  token_sha256 bytea primary key,
  expires_at timestamptz not null
);
