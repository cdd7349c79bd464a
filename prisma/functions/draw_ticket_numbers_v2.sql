-- Draws the ticket numbers of several orders, one after the other as draw_ticket_numbers_v1 does for each, in one transaction: who draws next waits
-- for one commit and not for one of each order.
--   orders: [{key, carriers, passengers}], as draw_ticket_numbers_v1 takes them
--   answer: its answers, in the same order
-- Locks all keys, by their numbers, and then all stocks, by their ids: whoever draws beside it, for some of the same orders too, waits and is not stuck.
create or replace function draw_ticket_numbers_v2(orders jsonb) returns jsonb language plpgsql as $$
declare
  lock bigint;
  one jsonb;
  answers jsonb := '[]';
begin
  for lock in select distinct hashtextextended(o ->> 'key', 0) from jsonb_array_elements(orders) o order by 1 loop
    perform pg_advisory_xact_lock(lock);
  end loop;
  perform from ticket_stock
    where carrier in (select jsonb_array_elements_text(o -> 'carriers') from jsonb_array_elements(orders) o) and closed_at is null and next_number <= last_number
    order by id for update;
  for one in select o from jsonb_array_elements(orders) with ordinality as given (o, place) order by place loop
    answers := answers || draw_ticket_numbers_v1(
      one ->> 'key', array(select jsonb_array_elements_text(one -> 'carriers')), (one ->> 'passengers')::integer);
  end loop;
  return answers;
end $$;
