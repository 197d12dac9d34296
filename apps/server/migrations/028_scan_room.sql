-- What a scan adds to the sealed file: its pages, objects and bytes. Null for scans that an older version stored.
alter table scans add column room jsonb;
alter table signatures add column scan_room jsonb;
