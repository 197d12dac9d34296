-- What BankID has identified the person by. The signature and the OCSP answer are encrypted, because the person's number is in them.
alter table signatures
  add bankid jsonb,
  add bankid_signature bytea,
  add bankid_ocsp_response bytea;
-- Do not compress: encrypted bytes can't be compressed.
alter table signatures
  alter column bankid_signature set storage external,
  alter column bankid_ocsp_response set storage external;

-- The attempts of parties to sign with BankID.
create table bankid_orders (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  -- Not a foreign key: the order of a removed party must still be cancelled at BankID.
  party_id text collate "C" not null,
  -- The party's link when it started. A new link ends the order.
  link_nonce uuid not null,
  link text not null,
  device text not null check (device in ('SAME', 'OTHER')),
  -- STARTING: BankID does not know the order yet, or its answer was lost.
  status text not null check (status in ('STARTING', 'PENDING', 'CONFIRMING', 'COMPLETE', 'FAILED', 'CANCELLED')),
  hint_code text,
  failure text,
  -- The key of the browser that started.
  browser_sha256 bytea not null,
  -- What only the browser gets that the app opens on the same device.
  nonce_sha256 bytea,
  confirmed_at timestamptz(3),
  ip_address text,
  user_agent text,
  consent_version text not null,
  -- A keyed hash of the personal number of the party.
  person_hash bytea not null,
  -- What the person sees in the app, and what else is signed.
  visible_sha256 bytea not null,
  non_visible_sha256 bytea not null,
  order_ref text,
  -- The tokens of BankID, encrypted. Erased when the order ends.
  secrets bytea,
  -- The answer of BankID after the person has signed, encrypted. Erased when the order ends.
  completion bytea,
  completed_at timestamptz(3),
  -- A keyed hash of the personal number, if another person than the party has signed.
  stranger_hash bytea,
  created_at timestamptz(3) not null,
  -- When BankID answered.
  started_at timestamptz(3),
  expires_at timestamptz(3) not null,
  -- When a process must look at the order next. Null after it has ended.
  collect_at timestamptz(3),
  check ((collect_at is null) = (status in ('COMPLETE', 'FAILED', 'CANCELLED')))
);
-- A party has one order at a time.
create unique index on bankid_orders (party_id) where collect_at is not null;
create index on bankid_orders (collect_at) where collect_at is not null;
create index on bankid_orders (party_id, id);
create index on bankid_orders (document_id);
create index on bankid_orders (created_at);
