-- A request to the back office is a refund that is asked for, whoever opens it.
create or replace function record_refund_request() returns trigger language plpgsql as $$
begin
  insert into refund (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor)
  select new.id, b.partner_id, b.id, 'manual', new.requested_by, new.created_at, price_of_present(b.id) from booking b where b.id = new.booking_id;
  return null;
end $$;

create or replace trigger refund_request_is_recorded
  after insert on refund_request
  for each row execute function record_refund_request();
