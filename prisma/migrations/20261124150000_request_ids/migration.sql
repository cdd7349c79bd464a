-- Which request changed a booking (X-Request-Id), and so led to what partners are told of it: by it a change is followed through logs, jobs and webhooks.
alter table booking_event add column request_id text;
alter table webhook_event add column request_id text;
