-- Writes into the row of an Idempotency-Key, in the transaction of its effect, that it has had it, with the response where that is known already.
--   p: {partnerId, keyHash (hex), requestHash (hex), response: {status, body} | null where it is made once the effect is there}
--   PV005 where the key has had another effect, or is another request's by now
-- A key that a refusal has freed, and that nobody has taken since, is again the request's that acts under it.
create or replace function keep_effect_v1(p jsonb) returns void language plpgsql as $$
begin
  update idempotency_record
     set is_done = true, request_hash = decode(p ->> 'requestHash', 'hex'), status = (p -> 'response' ->> 'status')::integer, body = p -> 'response' ->> 'body'
   where partner_id = (p ->> 'partnerId')::uuid and key_hash = decode(p ->> 'keyHash', 'hex')
     and request_hash in (decode(p ->> 'requestHash', 'hex'), '') and not is_done and status is null;
  if not found then
    raise exception 'the Idempotency-Key has had another effect' using errcode = 'PV005';
  end if;
end $$;
