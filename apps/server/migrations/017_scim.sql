-- # Provisioning by SCIM

-- Null for a member who may use the account. A member who may not keeps its documents, and can get its rights back.
alter table members add column deactivated_at timestamptz(3);

-- What an identity provider says about a member. A member without a row was never changed by one.
create table scim_users (
  member_id text collate "C" primary key references members,
  account_id text collate "C" not null references accounts,
  -- As the provider writes the address. `people` has it in lower case.
  user_name text not null,
  external_id text,
  display_name text,
  given_name text,
  family_name text,
  updated_at timestamptz(3) not null
);
create index on scim_users (account_id, external_id);
