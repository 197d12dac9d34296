-- The permissions that the owner of an encrypted file withholds. Null for a file without encryption.
alter table documents add column file_withheld text[];
