-- Counts the BankID orders that an account has started for one person. The table is small: ended orders are deleted after a month.
create index on bankid_orders (person_hash, created_at);
