-- What has moved on a deposit from one moment to before another, with all that sales are counted by: `bookings` is 1 of what paid a booking itself, and `passengers`
-- are its passengers; `customer_minor` is what the customer paid for it, or got back of it;
-- `fee_minor` is what the house itself has earned by it, below zero where it gave that back. Carrier and route are those of the journey's first direction now.
-- It is read within other statements, and what they do not name of it costs nothing.
create or replace function deposit_movements_v2(account uuid, since timestamptz, until timestamptz)
returns table (
  day date, kind transaction_kind, amount_minor bigint, booking_id uuid, bookings integer, passengers bigint, customer_minor bigint, fee_minor bigint, actor text, carrier text, route text)
language sql stable as $$
  select day_in_tashkent(e.created_at), t.kind, e.amount_minor, t.booking_id, (p.purpose is not distinct from 'booking')::integer,
         case when p.purpose = 'booking' then (select count(*) from booking_passenger g where g.booking_id = p.booking_id) else 0 end,
         coalesce(p.customer_minor, r.customer_minor, 0),
         coalesce((select sum(f.amount_minor) from ledger_entry f join ledger_account h on h.id = f.account_id
                    where f.transaction_id = e.transaction_id and h.kind = 'fees'), 0)::bigint,
         coalesce((select v.actor from booking_event v where v.booking_id = t.booking_id and v.reason = 'book' order by v.id limit 1), ''),
         -- Snapshots of version 1 called a direction a bound.
         coalesce(coalesce(b.snapshot -> 'directions', b.snapshot -> 'bounds') #>> '{0,segments,0,carrier}', ''),
         concat_ws('-', coalesce(b.snapshot -> 'directions', b.snapshot -> 'bounds') #>> '{0,segments,0,departure,airport}',
                        coalesce(b.snapshot -> 'directions', b.snapshot -> 'bounds') #>> '{0,segments,-1,arrival,airport}')
    from ledger_entry e
    join ledger_transaction t on t.id = e.transaction_id
    left join booking b on b.id = t.booking_id
    left join payment p on p.id = t.id and t.kind = 'payment'
    left join refund r on r.id = t.id and t.kind = 'refund'
   where e.account_id = account and e.created_at >= since and e.created_at < until
$$;
