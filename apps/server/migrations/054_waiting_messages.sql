-- Finds the messages that wait too long. A message leaves the index as soon as it is sent.
create index messages_waiting on messages (created_at, channel) where status = 'QUEUED';
