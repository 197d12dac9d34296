-- What an account or a party has uploaded in its current day or hour.
create table upload_counts (
  name text collate "C" primary key,
  files integer not null,
  bytes bigint not null,
  ends_at timestamptz(3) not null
);
create index on upload_counts (ends_at);
