-- The time zone of the times in messages, as an IANA name. Null: the time zone of the server.
alter table accounts add column time_zone text;
-- The first name of the contact when the party was added, for greetings. Null for older parties.
alter table parties add column first_name text;
