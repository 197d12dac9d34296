-- # Single sign-on by OpenID Connect

-- The identity provider of an account.
create table single_sign_on (
  account_id text collate "C" primary key references accounts,
  issuer text not null,
  client_id text not null,
  -- Encrypted.
  client_secret bytea not null,
  -- The claim that names the role. Null if the provider does not say the role.
  role_claim text,
  -- Which value of the claim gives which role: [{"value", "role"}].
  roles jsonb not null,
  -- The role of whom the claim gives none. Null if such a person may not sign in.
  default_role text,
  creates_members boolean not null,
  -- True if the members can sign in in no other way.
  is_required boolean not null,
  updated_at timestamptz(3) not null
);

-- The provider may speak for addresses of these domains, after they are proved.
create table single_sign_on_domains (
  account_id text collate "C" not null references single_sign_on on delete cascade,
  -- In lower case.
  domain text collate "C" not null,
  -- What the DNS record must have.
  token text not null,
  proved_at timestamptz(3),
  primary key (account_id, domain)
);
create index on single_sign_on_domains (domain) where proved_at is not null;

-- The sign-ins that have begun. Each is for one browser, and works once.
create table single_sign_on_attempts (
  state_sha256 bytea primary key,
  account_id text collate "C" not null references accounts,
  -- Of the provider at that time. With another one, the attempt fails.
  issuer text not null,
  client_id text not null,
  browser_sha256 bytea not null,
  nonce text not null,
  -- Of PKCE. Without the code, which only the browser gets, it is of no use.
  code_verifier text not null,
  expires_at timestamptz(3) not null
);
create index on single_sign_on_attempts (expires_at);

-- The provider that has vouched for the person. Null for a session that began with a mailed link.
alter table sessions add column issuer text;
alter table sessions add column client_id text;
