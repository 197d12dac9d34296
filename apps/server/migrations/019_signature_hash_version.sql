-- Which fields the hash of a signature covers. All earlier hashes are of version 1.
alter table signatures add column hash_version smallint not null default 1;
