-- How many messages each account has queued on its newest day (UTC). One row for both channels, so that two transactions can't wait for each other.
create table message_counts (
  account_id text collate "C" primary key references accounts,
  day date not null,
  mails integer not null,
  sms integer not null
);
