-- # Members

-- A person is an address. The same person can be a member of several accounts.
create table people (
  id text collate "C" primary key,
  -- In lower case.
  email text collate "C" not null unique,
  created_at timestamptz(3) not null
);

create table members (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  person_id text collate "C" not null references people,
  name text not null,
  -- A new role comes with a new server, so there is no check.
  role text not null,
  -- Of the mails with links.
  language text not null,
  invited_at timestamptz(3) not null,
  -- The key or the member. Not a foreign key, because both kinds are possible.
  invited_by text collate "C" not null,
  -- Null if there is no invitation that can be used. A mail sets it when it is sent, so that no table has the token.
  invitation_sha256 bytea unique,
  invitation_expires_at timestamptz(3) not null,
  -- Whether the one who invites has seen the link. Then its use does not prove whose address it is.
  invitation_shown boolean not null,
  joined_at timestamptz(3),
  last_signed_in_at timestamptz(3),
  -- A removed member stays, because events and keys name it.
  removed_at timestamptz(3)
);
create unique index on members (account_id, person_id) where removed_at is null;
create index on members (account_id, id) where removed_at is null;
create index on members (person_id) where removed_at is null;

create table sign_in_links (
  token_sha256 bytea primary key,
  person_id text collate "C" not null references people,
  -- Of the cookie of the browser that has asked for the link.
  browser_sha256 bytea not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index on sign_in_links (person_id, created_at);
create index on sign_in_links (expires_at);

create table sessions (
  id text collate "C" primary key,
  person_id text collate "C" not null references people,
  -- The account that the person uses now.
  account_id text collate "C" not null references accounts,
  -- True if the session began with a link that somebody else has seen. Then it is for this account only.
  is_bound boolean not null,
  -- Of the value of the cookie, and of the value before.
  token_sha256 bytea not null,
  previous_sha256 bytea,
  rotated_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  ip_address text,
  user_agent text
);
create index on sessions (person_id, id);
create index on sessions (created_at);
create index on sessions (last_used_at);

create table access_tokens (
  token_sha256 bytea primary key,
  session_id text collate "C" not null references sessions on delete cascade,
  member_id text collate "C" not null references members,
  expires_at timestamptz(3) not null
);
create index on access_tokens (session_id);
create index on access_tokens (expires_at);
