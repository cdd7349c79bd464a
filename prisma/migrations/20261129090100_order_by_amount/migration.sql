-- A migration of its own: whoever books waits until it is through. What writes has ended, so that nobody waits for somebody who waits for the index.
lock table booking in share row exclusive mode;
update booking b set selling_minor = p.selling
  from (select booking_id, sum(coalesce(selling_minor, price_minor)) as selling from booking_passenger
         group by booking_id having bool_or(selling_minor is not null)) p
 where b.id = p.booking_id;

-- The work list by amount: those of a currency stand together, the largest first. Last: while an index is made nobody books.
create index booking_amount_idx on booking (
  partner_id,
  (case currency when 'UZS' then 0 when 'USD' then 1 when 'EUR' then 2 else 3 end * 1000000000000000 - coalesce(selling_minor, total_minor)),
  id);
-- Until then the planner would not know how amounts are spread.
analyze booking;
