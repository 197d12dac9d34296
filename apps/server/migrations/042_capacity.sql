-- The capacity in which the party signed: its title, company and organization number. Null if it has none, and for older signatures.
alter table signatures add column capacity jsonb;
