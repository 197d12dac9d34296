-- Identifiers sort by time only if they are compared byte by byte. So they have the collation "C".
-- All times have milliseconds, as in the API.
-- Files and pictures are compressed already, and encrypted bytes can't be compressed. So their columns have the storage "external".

-- # The secret key

-- Which secret key the links and the encrypted values of this database are made with, so that a server with another key refuses to start. The
-- fingerprint is derived from the key by HKDF with a label of its own, so it reveals nothing about the key or about what else is derived from it.
create table secret_key (
  only_row boolean primary key default true check (only_row),
  fingerprint bytea not null,
  changed_at timestamptz(3) not null default now()
);

-- The keys of encrypted values that the operator has given up, by the first bytes of those values. Evidence of signatures stays as it is, but nobody
-- waits for its key any more.
create table lost_keys (
  mark bytea primary key,
  lost_at timestamptz(3) not null default now()
);

-- # Accounts and their keys

create table accounts (
  id text collate "C" primary key,
  name text not null,
  mode text not null check (mode in ('LIVE', 'TEST')),
  -- Where the account is told that one of its webhook endpoints was disabled.
  email text,
  -- Where parties can ask the sender.
  contact_email text,
  contact_phone text,
  -- The time zone of the times in messages, as an IANA name. Null: the time zone of the server.
  time_zone text,
  created_at timestamptz(3) not null default now(),
  -- Test data belongs to a second account with the same name, so no query has to separate it from live data.
  unique (name, mode)
);

create table api_keys (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  name text,
  -- The first characters of the secret, by which people recognize the key.
  prefix text,
  secret_sha256 bytea not null unique,
  -- Null: the key has all scopes.
  scopes text[] check (cardinality(scopes) > 0),
  -- Requests a minute. Null: the setting RATE_LIMIT.
  rate_limit integer check (rate_limit > 0),
  -- The key whose requests also count those of this key. Null for a key that counts for itself.
  counted_as text collate "C",
  -- Not a foreign key: it costs a look-up and a lock, and keys are never deleted.
  created_by text collate "C",
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index on api_keys (account_id, id) where revoked_at is null;

-- The tokens of the links that a server prints while it has no account.
create table setup_tokens (
  token_sha256 bytea primary key,
  expires_at timestamptz(3) not null
);

-- # Contacts and companies

create table companies (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  name text not null,
  org_number text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (account_id, id)
);

create table contacts (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  -- The personal number, encrypted, and a keyed hash by which it can be found.
  ssn_encrypted bytea,
  ssn_hash bytea,
  external_id text,
  company_role text,
  company_id text collate "C",
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Both columns, so that no contact can be linked to a company of another account.
  foreign key (account_id, company_id) references companies (account_id, id)
);
create index on contacts (account_id, id);
create index on contacts (account_id, lower(email), id);
create index on contacts (account_id, external_id, id);
create index on contacts (account_id, company_id, id);
create index on contacts (ssn_hash) where ssn_hash is not null;
-- The first 9 bytes name the key. A job looks for the numbers of older keys.
create index on contacts (substring(ssn_encrypted from 1 for 9), id) where ssn_encrypted is not null;

-- # Documents

create table documents (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  title text not null,
  status text not null check (status in ('DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
  message text,
  language text not null,
  external_id text,
  -- Where the button of the receipt leads.
  redirect_url text,
  expires_at timestamptz(3),
  reminders_first_after_days integer not null default 3,
  reminders_every_days integer not null default 3,
  reminders_max integer not null default 3,
  -- True if a party may set its mark in all its fields at once.
  marks_at_once boolean not null default false,
  -- True if the pages of the sealed file name the document and the page.
  page_footer boolean not null default false,
  file_name text not null,
  file_size integer not null,
  file_pages integer not null,
  file_sha256 text not null,
  -- The permissions that the owner of an encrypted file withholds. Null for a file without encryption.
  file_withheld text[],
  -- What the uploaded file has beside its pages: the names, sizes and hashes of the files that it contains, and its comments.
  file_extras jsonb,
  -- The sizes of the pages of the file as people see them: lists of a number of pages, their width and their height in points.
  page_sizes jsonb not null,
  -- True if the fields of the form of the file became fields of the document, so that its other fields can't be filled in any more.
  is_form_taken boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  sent_at timestamptz(3),
  completed_at timestamptz(3),
  rejected_reason text,
  cancelled_reason text,
  -- PENDING and FAILED: all parties have acted, and nothing but the seal may change the document. Null before.
  seal_status text check (seal_status in ('PENDING', 'FAILED', 'SEALED')),
  -- The code of the reason why the last attempt failed.
  seal_error text,
  -- When the last party acted.
  seal_pending_since timestamptz(3),
  -- When the next attempt is due.
  seal_due_at timestamptz(3),
  -- The number of the attempt that is due. An earlier job does nothing.
  seal_attempt integer not null default 0,
  -- The entry in the chain of the account that the seal names.
  seal_chain_number integer,
  -- True if the newest event is in no entry of the account's chain yet.
  is_chain_due boolean not null default true
);
create index on documents (account_id, id);
create index on documents (account_id, status, id);
create index on documents (account_id, external_id, id);
create index on documents (expires_at) where status = 'SENT';
create index on documents (seal_due_at) where seal_status in ('PENDING', 'FAILED');
create index on documents (account_id) where is_chain_due and status <> 'DRAFT';

create function refuse_loss_of_documents() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' then
    raise exception 'Documents that were sent are never deleted.';
  end if;
  return old;
end $$;
create trigger refuse_loss before delete on documents for each row execute function refuse_loss_of_documents();

create table document_files (
  document_id text collate "C" primary key references documents on delete cascade,
  bytes bytea not null
);
alter table document_files alter column bytes set storage external;

-- The files that the uploaded file contains, decompressed at the upload, so that no request must read the PDF again.
create table document_attachments (
  document_id text not null references documents on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (document_id, number)
);
alter table document_attachments alter column bytes set storage external;

-- A small picture of the first page. Null means that the first page can't be drawn, so that nobody tries again.
create table document_previews (
  document_id text collate "C" primary key references documents on delete cascade,
  bytes bytea
);
alter table document_previews alter column bytes set storage external;

-- # Parties and their fields

create table parties (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  added bigint generated always as identity,
  name text not null,
  -- The first name of the contact when the party was added, for greetings.
  first_name text,
  role text not null check (role in ('SIGNER', 'ORGANIZER', 'REVIEWER', 'ACCEPTOR')),
  email text,
  phone text,
  company_name text,
  company_role text,
  company_org_number text,
  -- Not a foreign key: a party is a snapshot, and keeps the company that it had.
  company_id text collate "C",
  -- The personal number, encrypted, and a keyed hash by which it can be found.
  ssn_encrypted bytea,
  ssn_hash bytea,
  country text,
  external_id text,
  delivery_method text not null,
  required_signature text not null,
  two_step_verification text not null,
  signing_order integer,
  -- The link of the party is made from this nonce and the server's secret key, so a copy of the database contains no working link.
  link_nonce uuid not null unique default gen_random_uuid(),
  -- When somebody reported that the present link reached the wrong person.
  wrong_person_at timestamptz(3),
  -- When the party's turn began. Null while others must act first.
  released_at timestamptz(3),
  send_status text,
  read_status text not null default 'NOT_OPENED' check (read_status in ('NOT_OPENED', 'OPENED', 'READ')),
  signing_status text not null default 'NOT_SIGNED' check (signing_status in ('NOT_SIGNED', 'SIGNED', 'REJECTED')),
  signed_at timestamptz(3),
  reminded_at timestamptz(3),
  reminders_sent integer not null default 0,
  next_reminder_at timestamptz(3)
);
create index on parties (document_id, added);
create index on parties (next_reminder_at) where next_reminder_at is not null;
create index on parties (ssn_hash) where ssn_hash is not null;
create index on parties (substring(ssn_encrypted from 1 for 9), id) where ssn_encrypted is not null;

-- The parties that were removed after their document was sent. Their links say so instead of that they are unknown, and a message can tell them.
create table removed_parties (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  link_nonce uuid not null unique,
  name text not null,
  role text not null,
  required_signature text not null,
  delivery_method text not null,
  email text,
  phone text
);
create index on removed_parties (document_id);

-- The places on the pages where parties sign, set their initials and fill in values.
create table fields (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  -- A field that the file brings is there before its party. `party_reference` says whose it will be: a signing order, or a role.
  party_id text collate "C" references parties on delete cascade,
  party_reference text,
  added bigint generated always as identity,
  type text not null,
  name text not null,
  label text,
  required boolean not null,
  read_only boolean not null,
  value jsonb,
  page integer not null,
  box jsonb not null,
  -- More places where the value of the field stands: each has its page and its box.
  other_places jsonb,
  -- The anchors by which the field was placed, until it is placed otherwise.
  anchors jsonb,
  -- The numbers of the objects of the form of the file that the field replaces.
  form_widgets integer[],
  -- The text tags of the file that the field hides: each has its page and its box.
  hidden_tags jsonb,
  options jsonb,
  multiline boolean,
  max_length integer,
  format text,
  unique (party_id, name),
  check (party_id is not null or party_reference is not null)
);
create index on fields (document_id, added);

-- What a party has filled in so far. It is no evidence.
create table saved_values (
  party_id text collate "C" primary key references parties on delete cascade,
  "values" jsonb not null,
  saved_at timestamptz(3) not null
);

-- What each visit of a party has shown of the document, until the party signs. A visit lasts from when the signing page is opened until it is closed.
create table reading_visits (
  party_id text collate "C" not null references parties on delete cascade,
  visit text collate "C" not null,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  pages jsonb not null,
  primary key (party_id, visit)
);

-- # Messages and codes

create table messages (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  -- Not a foreign key: messages to a removed party stay on record.
  party_id text collate "C" not null,
  kind text not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  -- SKIPPED: not sent, because the party acted, got a new address, or the document ended first.
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'DELIVERED', 'BOUNCED', 'FAILED', 'SKIPPED')),
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  -- The ID of the message at the SMS gateway.
  provider_id text,
  -- The reason of the last refusal.
  detail text,
  -- True if a mail server has accepted the message with its attachment. A server that refuses large mails gets the message without it.
  has_attachment boolean not null default false
);
create index on messages (document_id);
create index on messages (provider_id) where provider_id is not null;
-- Finds the messages that wait too long. A message leaves the index as soon as it is sent.
create index on messages (created_at, channel) where status = 'QUEUED';

-- How many messages each account has queued on its newest day (UTC). One row for both channels, so that two transactions can't wait for each other.
create table message_counts (
  account_id text collate "C" primary key references accounts,
  day date not null,
  mails integer not null,
  sms integer not null
);

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

-- # Signatures

-- What a party has signed, and the evidence for it.
create table signatures (
  party_id text collate "C" primary key references parties,
  document_id text collate "C" not null references documents on delete cascade,
  -- Which fields the hash of the signature covers.
  hash_version smallint not null,
  type text not null,
  strokes jsonb,
  typed_name text,
  -- The picture of a signature by hand, as a PNG. Only a signature of the type DRAWING can have one.
  picture bytea,
  -- From `scans`.
  scan bytea,
  scan_type text,
  scan_room jsonb,
  -- The language and the full text of the statement, because the texts of the service change.
  consent_version text not null,
  language text not null,
  statement text not null,
  file_sha256 text not null,
  link text not null,
  verification text not null,
  ip_address text,
  user_agent text,
  signed_at timestamptz(3) not null,
  -- How much of the document was shown to the party, and whether it said that it has read all of it. Null if its page did not say so.
  reading jsonb,
  -- What the party had filled in when it signed. Null if it had no fields.
  fields jsonb,
  initials jsonb,
  -- The capacity in which the party signed: its title, company and organization number. Null if it has none.
  capacity jsonb,
  -- What BankID has identified the person by. The signature and the OCSP answer are encrypted, because the person's number is in them.
  bankid jsonb,
  bankid_signature bytea,
  bankid_ocsp_response bytea
);
alter table signatures
  alter column scan set storage external,
  alter column bankid_signature set storage external,
  alter column bankid_ocsp_response set storage external;
create index on signatures (substring(bankid_signature from 1 for 9), party_id) where bankid_signature is not null;

-- The evidence of BankID contains the personal number, so a job encrypts it again after a rotation of the key. Nothing else of a signature may change.
-- The hashes of the evidence are part of the signature, so other evidence would be noticed.
create function refuse_change_of_signatures() returns trigger language plpgsql as $$
declare
  evidence constant text[] := '{bankid_signature,bankid_ocsp_response}';
begin
  -- A document that is deleted is gone before its signatures are.
  if tg_op = 'DELETE' and not exists (select from documents where id = old.document_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and (old.bankid_signature is null) = (new.bankid_signature is null)
    and (old.bankid_ocsp_response is null) = (new.bankid_ocsp_response is null)
    and to_jsonb(old) - evidence = to_jsonb(new) - evidence then
    return new;
  end if;
  raise exception 'Signatures are never changed.';
end $$;
create trigger refuse_change before update or delete on signatures
  for each row execute function refuse_change_of_signatures();
create trigger refuse_truncation before truncate on signatures
  for each statement execute function refuse_change_of_signatures();

-- A scan that waits until the party signs. It then becomes part of the signature.
create table scans (
  party_id text collate "C" primary key references parties on delete cascade,
  bytes bytea not null,
  type text not null,
  -- What the scan adds to the sealed file: its pages, objects and bytes.
  room jsonb not null
);
alter table scans alter column bytes set storage external;

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
  reading jsonb,
  -- What the party has filled in, until its signature with BankID is complete.
  filled jsonb,
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
-- Counts the orders that an account has started for one person. The table is small: ended orders are deleted after a month.
create index on bankid_orders (person_hash, created_at);

-- # The audit trail

create table events (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  number integer not null,
  party_id text collate "C",
  type text not null,
  at timestamptz(3) not null,
  actor_type text not null check (actor_type in ('API_KEY', 'PARTY', 'SYSTEM')),
  actor_id text collate "C",
  ip_address text,
  user_agent text,
  data jsonb not null,
  previous_hash text,
  hash text not null,
  -- If two events are written at the same time with the same number, one fails.
  unique (document_id, number)
);

create function refuse_change_of_events() returns trigger language plpgsql as $$
begin
  raise exception 'Events are never changed.';
end $$;
create trigger refuse_change before update on events for each row execute function refuse_change_of_events();
create trigger refuse_truncation before truncate on events for each statement execute function refuse_change_of_events();

-- The audit trail of a draft is deleted with the draft. No other audit trail is ever deleted.
create function refuse_loss_of_events() returns trigger language plpgsql as $$
begin
  -- A document that is deleted is gone before its events are.
  if exists (select from documents where id = old.document_id) then
    raise exception 'Events are never deleted.';
  end if;
  return old;
end $$;
create trigger refuse_loss before delete on events for each row execute function refuse_loss_of_events();

-- For each account, the newest events of its documents, entry by entry. Each entry has the hash of the one before, and each sealed PDF names an entry.
-- So a sealed PDF proves events of all documents of the account.
create table account_chain (
  account_id text collate "C" not null references accounts,
  number integer not null,
  previous_hash text,
  at timestamptz(3) not null,
  -- The newest event of each document that changed since the entry before: [{documentId, number, hash}].
  heads jsonb not null,
  hash text not null,
  primary key (account_id, number)
);

-- # Seals

create table sealed_files (
  document_id text collate "C" primary key references documents,
  bytes bytea not null,
  size integer not null,
  pages integer not null,
  sha256 text not null unique,
  -- The level of PAdES.
  level text not null,
  sealed_at timestamptz(3) not null
);
alter table sealed_files alter column bytes set storage external;

create function refuse_change_of_seals() returns trigger language plpgsql as $$
begin
  raise exception 'Sealed files and the chains of accounts are never changed.';
end $$;
create trigger refuse_change before update or delete on sealed_files for each row execute function refuse_change_of_seals();
create trigger refuse_truncation before truncate on sealed_files for each statement execute function refuse_change_of_seals();
create trigger refuse_change before update or delete on account_chain for each row execute function refuse_change_of_seals();
create trigger refuse_truncation before truncate on account_chain for each statement execute function refuse_change_of_seals();

-- Timestamp services that failed, each by the SHA-256 of its address. All servers wait until retry_at, and then let one document ask. The row goes when
-- the service works again.
create table timestamp_services (
  service text primary key,
  failures integer not null,
  -- Why it failed last: a SealErrorCode.
  code text not null,
  retry_at timestamptz(3) not null,
  -- While a document asks.
  probe_until timestamptz(3)
);

-- # Webhooks

create table webhook_endpoints (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts,
  url text not null,
  events text[] not null,
  description text,
  -- Both secrets are encrypted. A deleted endpoint has none.
  secret bytea,
  previous_secret bytea,
  previous_secret_until timestamptz(3),
  enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('gone', 'failing', 'backlog')),
  disabled_at timestamptz(3),
  -- The first failed attempt since the last one that succeeded.
  failing_since timestamptz(3),
  -- The first slow answer since the last quick one. A slow endpoint gets one attempt at a time, like one that fails.
  slow_since timestamptz(3),
  -- A job deletes the deliveries of a deleted endpoint, and then the endpoint. There may be millions of them.
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (enabled = (disabled_at is null)),
  check ((secret is null) = (deleted_at is not null))
);
create index on webhook_endpoints (account_id, id) where deleted_at is null;
create index on webhook_endpoints (id) where deleted_at is not null;

-- The body is stored apart from the deliveries, so that an attempt does not write it again.
create table webhook_events (
  id text collate "C" primary key,
  type text not null,
  body text not null,
  created_at timestamptz(3) not null
);

create table webhook_deliveries (
  id text collate "C" primary key,
  endpoint_id text collate "C" not null references webhook_endpoints,
  -- Not a foreign key: the same job deletes the deliveries first and then their events, and a key would need one more index.
  event_id text collate "C" not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'DELIVERED', 'FAILED')),
  -- When the next attempt is due. While a process makes an attempt, it is the time when another process takes over.
  due_at timestamptz(3),
  leased_until timestamptz(3),
  attempts integer not null default 0,
  -- The failed attempts since the event happened or was last retried on request.
  failures integer not null default 0,
  last_attempt_at timestamptz(3),
  response_status integer,
  response_body text,
  -- Where the answer redirected to. A redirect is not followed, so the sender of webhooks must see where it points.
  redirect_location text,
  error text,
  created_at timestamptz(3) not null,
  check ((status = 'PENDING') = (due_at is not null)),
  check (leased_until is null or status = 'PENDING')
);
create index on webhook_deliveries (endpoint_id, id);
create index on webhook_deliveries (endpoint_id, status, id);
create index on webhook_deliveries (endpoint_id, created_at) where status = 'FAILED';
create index on webhook_deliveries (endpoint_id, due_at) where due_at is not null;
create index on webhook_deliveries (endpoint_id) where leased_until is not null;

-- # Repeats, limits and turns

-- What a repeat of a POST with the same idempotency-key is answered.
create table idempotency_records (
  -- Of the caller and its key, so no caller can find a record of another.
  key_sha256 bytea primary key check (octet_length(key_sha256) = 32),
  -- Encrypted: a fingerprint of the request, and the body of its answer, which the limits of the fields keep below 500 KB. Null during a request that
  -- has committed only a part of its changes.
  answer bytea check (octet_length(answer) <= 1048576),
  expires_at timestamptz(3) not null
);
create index on idempotency_records (expires_at);

-- The requests of each key, each party and each network with wrong keys, in the current minute. All servers count here.
-- Unlogged: a count that is lost in a crash of PostgreSQL harms nobody, and no request waits until its count is on the disk.
create unlogged table rate_counts (
  name text primary key,
  requests integer not null,
  ends_at timestamptz(3) not null
);
create index on rate_counts (ends_at);

-- What an account or a party has uploaded in its current day or hour.
create table upload_counts (
  name text collate "C" primary key,
  files integer not null,
  bytes bigint not null,
  ends_at timestamptz(3) not null
);
create index on upload_counts (ends_at);

-- Wrong links and wrong codes per network: an IPv4 address, or the /64 of an IPv6 address.
create table link_guesses (
  network cidr primary key,
  count integer not null,
  -- When the count starts again.
  ends_at timestamptz(3) not null
);
create index on link_guesses (ends_at);

-- The turns of the accounts in the queues of jobs. The rows are the accounts that have had to wait, so their number stays small.
create table job_turns (
  queue text not null,
  is_urgent boolean not null,
  -- The id of an account. Empty for the queue itself: its latest turn that has begun.
  owner text collate "C" not null,
  -- Jobs that have failed have turns of their own.
  is_retry boolean not null,
  turn integer not null,
  primary key (queue, is_urgent, owner, is_retry)
);
