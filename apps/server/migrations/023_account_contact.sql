-- Where parties can ask the sender.
alter table accounts
  add column contact_email text,
  add column contact_phone text;
