-- Keys may have a last day and networks from the start on. What was rotated before had an end for that alone; processes of the release before
-- go on ending keys by expires_at, and know of no networks.
alter table api_key add column allowed_networks text[] default array[]::text[], add column rotated_at timestamptz(3);
update api_key set rotated_at = expires_at where expires_at is not null;

-- What was called with which key, for 30 days. Rows come in the order of time: the block range index finds the old ones, and costs writers nothing.
create table key_call (
  key_id uuid not null,
  id bigserial not null,
  at timestamptz(3) not null,
  request_id text not null,
  operation text not null,
  status smallint not null,
  duration_ms integer not null,
  constraint key_call_pkey primary key (key_id, id)
);
create index key_call_at_idx on key_call using brin (at);
