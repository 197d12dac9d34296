-- # Who made what, and who sees it

-- The key or the member. Not a foreign key, because both kinds are possible. Null if a server before this version did not record it.
alter table documents add created_by text collate "C";
alter table contacts add created_by text collate "C";
alter table companies add created_by text collate "C";
create index on contacts (account_id, created_by, id);

-- The members for whom a document is: the one to whom it belongs, and those with whom it is shared.
create table document_viewers (
  document_id text collate "C" not null references documents on delete cascade,
  member_id text collate "C" not null references members,
  is_owner boolean not null,
  -- In this order, so that the documents of one member are found, newest first, however many the account has.
  primary key (member_id, document_id)
);
create unique index on document_viewers (document_id) where is_owner;
create index on document_viewers (document_id);

-- The documents of members before this version belong to them.
update documents set created_by = actor_id
from events where events.document_id = documents.id and number = 1 and type = 'document.created' and actor_id like 'mbr\_%';
insert into document_viewers (document_id, member_id, is_owner)
select documents.id, created_by, true from documents join members on members.id = created_by;

-- Null: all members see all documents.
alter table accounts add documents_seen_by text;
