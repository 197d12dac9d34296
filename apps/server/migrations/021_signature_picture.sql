-- The picture of a signature by hand, as a PNG. Only a signature of the type DRAWING can have one.
alter table signatures add column picture bytea;
