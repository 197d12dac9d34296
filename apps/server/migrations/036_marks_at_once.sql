-- True if a party may set its mark in all its fields at once.
alter table documents add column marks_at_once boolean not null default false;
