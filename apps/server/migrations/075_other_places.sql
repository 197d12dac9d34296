-- More places where the value of the field stands: each has its page and its box.
alter table fields add column other_places jsonb;
