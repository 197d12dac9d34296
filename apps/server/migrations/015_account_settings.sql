-- # Settings of accounts

-- What parties and members see in the place of the name, by which commands find the account. Null: the name.
alter table accounts add display_name text;

-- What new documents begin with in the console. Null: the language of the console, no last day, and the defaults of the contract.
alter table accounts add default_language text;
alter table accounts add default_reminders jsonb;
alter table accounts add expires_after_days integer;
