-- What each visit of a party has shown of the document, until the party signs. A visit lasts from when the signing page is opened until it is closed.
create table reading_visits (
  party_id text collate "C" not null references parties on delete cascade,
  visit text collate "C" not null,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  pages jsonb not null,
  primary key (party_id, visit)
);
