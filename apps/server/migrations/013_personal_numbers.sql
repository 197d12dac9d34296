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
