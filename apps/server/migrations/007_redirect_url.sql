-- Where the button of the receipt leads.
alter table documents add redirect_url text;
