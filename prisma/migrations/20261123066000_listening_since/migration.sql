-- Since when an endpoint has been told of what it is told of today: what came before need not have been announced to it.
alter table webhook_endpoint add column listening_since timestamptz(3) not null default current_timestamp;
