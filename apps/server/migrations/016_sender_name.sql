-- # The member as the sender

-- True if parties see the member to whom a document belongs, and answer that member by mail.
alter table accounts add names_member boolean not null default false;
