-- How much of the document was shown to the party, and whether it said that it has read all of it. Null if its page did not say so.
alter table signatures add column reading jsonb;
alter table bankid_orders add column reading jsonb;
