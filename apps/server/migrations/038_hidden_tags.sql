-- The text tags of the file that the field hides: each has its page and its box.
alter table fields add column hidden_tags jsonb;
