-- Where the answer of a webhook endpoint redirected to. A redirect is not followed, so the sender of webhooks must see where it points.
alter table webhook_deliveries add redirect_location text;
