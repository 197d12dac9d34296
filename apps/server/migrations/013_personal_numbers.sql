-- From now on, personal numbers are stored encrypted, beside a keyed hash by which they can be found. A job of the server encrypts the
-- numbers that are here already, and empties the column ssn_plain.
-- The old column gets another name, so that a server of an older version fails: it would read an encrypted number as no number.
alter table contacts rename column ssn to ssn_plain;
alter table contacts add ssn_encrypted bytea, add ssn_hash bytea;
create index on contacts (id) where ssn_plain is not null;
create index on contacts (ssn_hash) where ssn_hash is not null;
-- The first 9 bytes name the key. The job looks for the numbers of older keys.
create index on contacts (substring(ssn_encrypted from 1 for 9), id) where ssn_encrypted is not null;

alter table parties rename column ssn to ssn_plain;
alter table parties add ssn_encrypted bytea, add ssn_hash bytea;
create index on parties (id) where ssn_plain is not null;
create index on parties (ssn_hash) where ssn_hash is not null;
create index on parties (substring(ssn_encrypted from 1 for 9), id) where ssn_encrypted is not null;

-- The evidence of BankID contains the personal number too, so the job encrypts it again after a rotation of the key. Nothing else of a signature
-- may change. The hashes of the evidence are part of the signature, so other evidence would be noticed.
create index on signatures (substring(bankid_signature from 1 for 9), party_id) where bankid_signature is not null;
create or replace function refuse_change_of_signatures() returns trigger language plpgsql as $$
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
