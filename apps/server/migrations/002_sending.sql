alter table documents
  add reminders_first_after_days integer not null default 3,
  add reminders_every_days integer not null default 3,
  add reminders_max integer not null default 3;
create index on documents (expires_at) where status = 'SENT';

alter table parties
  -- The end of the party's link: 122 random bits. It is stored unhashed, because lists of parties show the link.
  add signing_token text not null unique
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  -- When the party's turn began; null while others must act first.
  add released_at timestamptz(3),
  add reminders_sent integer not null default 0,
  add next_reminder_at timestamptz(3);
create index on parties (next_reminder_at) where next_reminder_at is not null;

create table messages (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  -- Not a foreign key: messages to a removed party stay on record.
  party_id text collate "C" not null,
  kind text not null,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  -- SKIPPED: not sent, because the party acted, got a new address, or the document ended first.
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'DELIVERED', 'BOUNCED', 'FAILED', 'SKIPPED')),
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  -- The ID of the message at the SMS gateway.
  provider_id text,
  -- The reason of the last refusal.
  detail text
);
create index on messages (document_id);
create index on messages (provider_id) where provider_id is not null;

create table events (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  number integer not null,
  party_id text collate "C",
  type text not null,
  at timestamptz(3) not null,
  actor_type text not null check (actor_type in ('API_KEY', 'PARTY', 'SYSTEM')),
  actor_id text collate "C",
  ip_address text,
  user_agent text,
  data jsonb not null,
  previous_hash text,
  hash text not null,
  -- If two events are written at the same time with the same number, one fails.
  unique (document_id, number)
);

create function refuse_change_of_events() returns trigger language plpgsql as $$
begin
  raise exception 'Events are never changed.';
end $$;
create trigger refuse_change before update on events for each row execute function refuse_change_of_events();
