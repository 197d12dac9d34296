alter table documents
  -- PENDING and FAILED: all parties have acted, and nothing but the seal may change the document. Null before.
  add seal_status text check (seal_status in ('PENDING', 'FAILED', 'SEALED')),
  -- The code of the reason why the last attempt failed.
  add seal_error text,
  -- When the last party acted.
  add seal_pending_since timestamptz(3),
  -- When the next attempt is due.
  add seal_due_at timestamptz(3),
  -- The number of the attempt that is due. An earlier job does nothing.
  add seal_attempt integer not null default 0,
  -- The entry in the chain of the account that the seal names.
  add seal_chain_number integer,
  -- True if the newest event is in no entry of the account's chain yet.
  add is_chain_due boolean not null default true;
create index on documents (seal_due_at) where seal_status in ('PENDING', 'FAILED');
create index on documents (account_id) where is_chain_due and status <> 'DRAFT';

-- These documents had nothing left to wait for but the seal. The server finds them when it starts, because they are long overdue.
update documents
set seal_status = 'PENDING', seal_pending_since = now(), seal_due_at = 'epoch'
where status = 'SENT'
  and (expires_at is null or expires_at > now())
  and exists (select from parties where document_id = documents.id and signing_status = 'SIGNED')
  and not exists (
    select from parties
    where document_id = documents.id
      and signing_status = 'NOT_SIGNED'
      and (role <> 'ORGANIZER' or coalesce(required_signature, 'NONE') <> 'NONE')
  );

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
-- Do not compress: a PDF is already compressed.
alter table sealed_files alter column bytes set storage external;

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

create function refuse_change_of_seals() returns trigger language plpgsql as $$
begin
  raise exception 'Sealed files and the chains of accounts are never changed.';
end $$;
create trigger refuse_change before update or delete on sealed_files for each row execute function refuse_change_of_seals();
create trigger refuse_truncation before truncate on sealed_files for each statement execute function refuse_change_of_seals();
create trigger refuse_change before update or delete on account_chain for each row execute function refuse_change_of_seals();
create trigger refuse_truncation before truncate on account_chain for each statement execute function refuse_change_of_seals();
