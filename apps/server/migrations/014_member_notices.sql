-- # Mails to members about their own documents

-- When the member is told of each kind of event.
alter table members add column notifications jsonb not null
  default '{"completed": "IMMEDIATELY", "rejected": "IMMEDIATELY", "undelivered": "IMMEDIATELY", "wrongPerson": "IMMEDIATELY", "expiring": "IMMEDIATELY"}';

-- Empty for a mail to the account. Not a foreign key, because both kinds are possible.
alter table notices add column member_id text collate "C" not null default '';
alter table notices drop constraint notices_pkey, add primary key (document_id, kind, member_id);
