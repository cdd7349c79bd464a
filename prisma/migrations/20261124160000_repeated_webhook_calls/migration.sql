-- Addresses by the interface may be added and rotated again under the same Idempotency-Key, and secrets before the last go on signing.
alter table webhook_endpoint
  add column sealed_earlier_secrets text[] default array[]::text[],
  add column request_key bytea,
  add column keyed_at timestamptz(3);
