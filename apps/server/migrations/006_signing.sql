-- What a party has signed, and the evidence for it.
create table signatures (
  party_id text collate "C" primary key references parties,
  document_id text collate "C" not null references documents on delete cascade,
  type text not null,
  strokes jsonb,
  typed_name text,
  scan bytea,
  scan_type text,
  -- The language and the full text of the statement, because the texts of the service change.
  consent_version text not null,
  language text not null,
  statement text not null,
  file_sha256 text not null,
  link text not null,
  verification text not null,
  ip_address text,
  user_agent text,
  signed_at timestamptz(3) not null
);
-- Do not compress: scans are already compressed.
alter table signatures alter column scan set storage external;

create function refuse_change_of_signatures() returns trigger language plpgsql as $$
begin
  -- A document that is deleted is gone before its signatures are.
  if tg_op = 'DELETE' and not exists (select from documents where id = old.document_id) then
    return old;
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
  type text not null
);
alter table scans alter column bytes set storage external;

-- When somebody reported that the present link reached the wrong person.
alter table parties add wrong_person_at timestamptz(3);
