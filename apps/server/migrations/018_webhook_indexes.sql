-- Without these indexes, a list of deliveries with a filter, and a retry of the failed ones, read the deliveries of all endpoints.
create index on webhook_deliveries (endpoint_id, status, id);
drop index webhook_deliveries_endpoint_id_id_idx1;
create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, created_at) where status = 'FAILED';
