-- The anchors by which a field was placed, until it is placed otherwise. Null for fields from before.
alter table fields add column anchors jsonb;
