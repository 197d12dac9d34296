-- The turns of the accounts in the queues of jobs. The rows are the accounts that have had to wait, so their number stays small.
create table job_turns (
  queue text not null,
  is_urgent boolean not null,
  -- The id of an account. Empty for the queue itself: its latest turn that has begun.
  owner text collate "C" not null,
  -- Jobs that have failed have turns of their own.
  is_retry boolean not null,
  turn integer not null,
  primary key (queue, is_urgent, owner, is_retry)
);
