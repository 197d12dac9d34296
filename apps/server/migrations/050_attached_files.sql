-- True if a mail server has accepted the message with its attachment. A server that refuses large mails gets the message without it.
alter table messages add column has_attachment boolean not null default false;
