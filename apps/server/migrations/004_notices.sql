-- When the sender is told of each kind of event. An account that exists gets the mails that it got before.
alter table accounts add column notifications jsonb not null
  default '{"completed": "OFF", "rejected": "OFF", "undelivered": "OFF", "wrongPerson": "IMMEDIATELY", "expiring": "OFF"}';

-- What the sender of a document is to be told by mail. A document has at most one row of each kind, so that sixty bounces are one mail.
create table notices (
  document_id text collate "C" not null references documents on delete cascade,
  -- A field of accounts.notifications.
  kind text not null,
  account_id text collate "C" not null,
  -- The oldest and the newest event that the next mail is about.
  since timestamptz(3) not null,
  newest timestamptz(3) not null,
  -- Null while the sender is not told of the newest event.
  told_at timestamptz(3),
  primary key (document_id, kind)
);
create index on notices (account_id) where told_at is null;
create index on notices (newest);
