-- # Signing in again at a provider, and links of the operator

-- When the provider last asked the person to prove who they are. Null if it has not said so, and for a session that began in another way.
alter table sessions add column asked_at timestamptz(3);

-- True for a session that began with a link from the command line, which opens the account also if it demands single sign-on.
alter table sessions add column is_by_operator boolean not null default false;

-- True for a sign-in that must make the provider ask, also a person who has signed in there.
alter table single_sign_on_attempts add column asks_again boolean not null default false;
