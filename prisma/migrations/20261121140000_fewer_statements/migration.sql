-- Bookings and payments in fewer statements: most of what one cost the database was beginning and ending each of them. What is refused at the
-- very end is now an error of the whole statement, which PostgreSQL undoes anyway, so no block of its own has to be kept for undoing it:
--   PV003 seats gone, PV004 insufficient funds.

-- ---------------------------------------------------------------- seats

-- As before, with less looked at twice.
create or replace function take_seats(takes jsonb) returns boolean language plpgsql as $$
declare
  take record;
begin
  for take in
    select t ->> 'legKey' as leg_key, (t ->> 'seats')::integer as seats, t -> 'limits' as limits,
           case when t ->> 'bookingClass' ~ '^[A-Z]$' then ascii(t ->> 'bookingClass') - 64 end as class
      from jsonb_array_elements(takes) t order by t ->> 'legKey' collate "C", t ->> 'bookingClass' collate "C"
  loop
    if take.class is null or coalesce(take.seats, 0) < 1 or coalesce(jsonb_array_length(take.limits), 0) < 1 then
      raise exception 'a take of seats needs a class, seats and limits';
    end if;
    -- Who waits here for another sale is tested again on the row as that sale left it.
    update leg_inventory set sold[take.class] = sold[take.class] + take.seats
     where leg_key = take.leg_key and seats_fit(sold, take.seats, take.limits);
    if not found then
      insert into leg_inventory (leg_key, sold) values (take.leg_key, array_fill(0, array[26])) on conflict do nothing;
      update leg_inventory set sold[take.class] = sold[take.class] + take.seats
       where leg_key = take.leg_key and seats_fit(sold, take.seats, take.limits);
      if not found then
        return false;
      end if;
    end if;
  end loop;
  return true;
end $$;

-- ---------------------------------------------------------------- bookings

-- Books, or says why not and leaves nothing behind.
--   p: {booking, passengers, tickets: rows, keys are those of the columns; claims: [{flightKey, passengerKey (hex)}], maxOrders, actor,
--       requestKey (hex), shown: {offerHashHex, totalMinor} | null, pricedOn: [{legKey, bookingClass, sold}]}
--   answer: {outcome: booked | duplicate (with booking_id, status) | third_order | shown_other | seats_back}; PV003 where seats are gone
-- `maxOrders`: so many orders of one journey by one partner may begin within 24 hours. Only dead ones are counted here:
-- holding the claims, we know that none is alive.
-- Locks: claims (passenger_flight, by key) → seats (leg_inventory, by key), which other buyers wait for, right before the commit.
create or replace function create_booking(p jsonb) returns jsonb language plpgsql as $$
declare
  b booking := jsonb_populate_record(null::booking, p -> 'booking');
  moved text;
  claimed integer;
  twin record;
begin
  select case
      when (select total_minor from offer_shown
             where partner_id = b.partner_id and offer_hash = decode(p -> 'shown' ->> 'offerHashHex', 'hex'))
           <> (p -> 'shown' ->> 'totalMinor')::bigint then 'shown_other'
      when exists (
        select from jsonb_array_elements(p -> 'pricedOn') c left join leg_inventory i on i.leg_key = c ->> 'legKey'
         where coalesce(i.sold[ascii(c ->> 'bookingClass') - 64], 0) < (c ->> 'sold')::integer) then 'seats_back' end
    into moved;
  if moved is not null then
    return jsonb_build_object('outcome', moved);
  end if;
  insert into passenger_flight (partner_id, flight_key, passenger_key, booking_id)
  select b.partner_id, c ->> 'flightKey', decode(c ->> 'passengerKey', 'hex'), b.id
    from jsonb_array_elements(p -> 'claims') c order by c ->> 'flightKey' collate "C", c ->> 'passengerKey' collate "C"
      on conflict do nothing;
  get diagnostics claimed = row_count;
  if claimed < jsonb_array_length(p -> 'claims') then
    select * into twin from find_duplicate(b.partner_id, p -> 'claims');
    if twin.id is null then
      -- It ended while we looked: its places are free now. Whoever asked tries again, without holding any of them meanwhile.
      raise exception 'the claims of this journey have changed' using errcode = 'serialization_failure';
    end if;
    delete from passenger_flight where booking_id = b.id;
    return jsonb_build_object('outcome', 'duplicate', 'booking_id', twin.id, 'status', twin.status);
  end if;
  with booked as (
    insert into booking (id, partner_id, booking_number, public_token, status, supplier, currency, total_minor, payer_name, payer_email,
      payer_tel, share_contacts, snapshot, seats, journey_hash, first_departure_at, expires_at, created_at, updated_at)
    select b.id, b.partner_id, b.booking_number, b.public_token, b.status, b.supplier, b.currency, b.total_minor, b.payer_name, b.payer_email,
      b.payer_tel, b.share_contacts, b.snapshot, b.seats, b.journey_hash, b.first_departure_at, b.expires_at, b.created_at, b.created_at
     where (select count(*) from booking o
             where o.partner_id = b.partner_id and o.journey_hash = b.journey_hash
               and o.created_at > b.created_at - interval '24 hours') < (p ->> 'maxOrders')::integer
    returning id),
  people as (
    insert into booking_passenger select r.* from booked, jsonb_populate_recordset(null::booking_passenger, p -> 'passengers') r),
  tickets as (
    insert into ticket select r.* from booked, jsonb_populate_recordset(null::ticket, p -> 'tickets') r)
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key)
  select id, null, b.status, p ->> 'actor', 'book', b.created_at, decode(p ->> 'requestKey', 'hex') from booked;
  if not found then
    delete from passenger_flight where booking_id = b.id;
    return '{"outcome": "third_order"}';
  end if;
  if not take_seats(b.seats) then
    raise exception 'the seats of booking % are gone', b.id using errcode = 'PV003';
  end if;
  return '{"outcome": "booked"}';
end $$;

drop function insert_booking(jsonb);
drop function claim_passengers(uuid, uuid, jsonb);

-- As before; PV004 where the deposit does not cover it.
--   answer: {outcome: moved | wrong_state (with status) | not_found}
create or replace function transition_booking(p jsonb) returns jsonb language plpgsql as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  moment timestamptz := (p ->> 'now')::timestamptz;
  held jsonb;
  present text;
begin
  update booking set status = p ->> 'to', updated_at = moment,
         paid_at = coalesce((p -> 'set' ->> 'paidAt')::timestamptz, paid_at),
         ticketed_at = coalesce((p -> 'set' ->> 'ticketedAt')::timestamptz, ticketed_at)
   where id = target and status = p ->> 'from'
     and case p ->> 'deadline' when 'before' then moment < expires_at when 'after' then moment >= expires_at else true end
  returning seats into held;
  if not found then
    select status into present from booking where id = target;
    return case when present is null then jsonb_build_object('outcome', 'not_found')
                else jsonb_build_object('outcome', 'wrong_state', 'status', present) end;
  end if;
  with jobs as (
    insert into job_outbox (job) select j from jsonb_array_elements(p -> 'jobs') j)
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key)
  values (target, p ->> 'from', p ->> 'to', p ->> 'actor', p ->> 'reason', moment, decode(p ->> 'requestKey', 'hex'));
  if p ? 'refundRequest' then
    perform write_refund_request(target, moment, p -> 'refundRequest');
  end if;
  if p ? 'tickets' then
    perform write_tickets(target, p -> 'tickets');
  end if;
  if (p ->> 'release')::boolean then
    delete from passenger_flight where booking_id = target;
    perform release_seats(held);
  end if;
  if p ? 'ledger' then
    perform post_ledger(t) from jsonb_array_elements(p -> 'ledger') t;
  end if;
  return '{"outcome": "moved"}';
end $$;

-- ---------------------------------------------------------------- money

-- Opens an account where it is missing.
create or replace function open_ledger_account(partner uuid, account_kind text, account_currency text) returns uuid language plpgsql as $$
declare
  account uuid;
begin
  insert into ledger_account (id, partner_id, kind, currency, balance_minor)
  values (gen_random_uuid(), partner, account_kind, account_currency, case account_kind when 'deposit' then 0 end)
    on conflict (partner_id, kind, currency) do nothing;
  select id into strict account from ledger_account
   where partner_id is not distinct from partner and kind = account_kind and currency = account_currency;
  return account;
end $$;

-- As before, with accounts found by their index, and opened on first use. The deposits' balances come last, as other payments of the partner
-- wait for them. A deposit may not fall below minus the partner's credit limit: PV004.
create or replace function post_ledger(p jsonb) returns void language plpgsql as $$
declare
  moved record;
begin
  with transaction as (
    insert into ledger_transaction (id, booking_id, kind, memo)
    values ((p ->> 'id')::uuid, (p ->> 'bookingId')::uuid, p ->> 'kind', p ->> 'memo'))
  insert into ledger_entry (transaction_id, account_id, amount_minor)
  select (p ->> 'id')::uuid,
         coalesce(
           case when e."partnerId" is null
             then (select a.id from ledger_account a where a.partner_id is null and a.kind = e.kind and a.currency = e.currency)
             else (select a.id from ledger_account a where a.partner_id = e."partnerId" and a.kind = e.kind and a.currency = e.currency)
           end,
           open_ledger_account(e."partnerId", e.kind, e.currency)),
         e."amountMinor"
    from jsonb_to_recordset(p -> 'entries') as e ("partnerId" uuid, kind text, currency text, "amountMinor" bigint);
  for moved in
    select e."partnerId" as partner, e.currency, sum(e."amountMinor") as amount
      from jsonb_to_recordset(p -> 'entries') as e ("partnerId" uuid, kind text, currency text, "amountMinor" bigint)
     where e.kind = 'deposit' group by 1, 2 order by 1, 2
  loop
    update ledger_account a set balance_minor = balance_minor + moved.amount
     where a.partner_id = moved.partner and a.kind = 'deposit' and a.currency = moved.currency
       and (moved.amount >= 0 or a.balance_minor + moved.amount >= -coalesce(
             (select credit_limit_minor from partner where partner.id = a.partner_id and partner.currency = a.currency), 0));
    if not found then
      raise exception 'the deposit does not cover it' using errcode = 'PV004';
    end if;
  end loop;
end $$;

-- What a statement adds to transactions sums to zero in itself, so what summed to zero before goes on doing so: looked at once for all of its
-- entries instead of once for each. Entries that are changed or deleted, which the product never does, are checked as before.
create function check_new_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from added e join ledger_account a on a.id = e.account_id
     group by e.transaction_id, a.currency having sum(e.amount_minor) <> 0
  ) then
    raise exception 'the entries that were added to a ledger transaction do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger ledger_entry_sums_to_zero on ledger_entry;

create trigger ledger_entries_added_sum_to_zero
  after insert on ledger_entry referencing new table as added
  for each statement execute function check_new_ledger_entries();

create constraint trigger ledger_entry_sums_to_zero
  after update or delete on ledger_entry
  deferrable initially deferred
  for each row execute function check_ledger_transaction();
