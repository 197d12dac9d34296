-- The sizes of the pages of the file as people see them: lists of a number of pages, their width and their height in points. Null for files that were
-- uploaded before.
alter table documents add column page_sizes jsonb;
