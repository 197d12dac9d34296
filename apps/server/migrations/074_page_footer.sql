-- True if the pages of the sealed file name the document and the page. Documents that were sent before get no footers, as their parties signed them.
alter table documents add column page_footer boolean not null default false;
