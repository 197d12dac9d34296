-- The parties that were removed after their document was sent. Their links say so instead of that they are unknown, and a message can tell them.
create table removed_parties (
  id text collate "C" primary key,
  document_id text collate "C" not null references documents on delete cascade,
  link_nonce uuid not null unique,
  name text not null,
  role text not null,
  required_signature text,
  delivery_method text,
  email text,
  phone text
);
