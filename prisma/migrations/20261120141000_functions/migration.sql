-- Every change of a booking is one statement: `select create_booking(…)` or `select transition_booking(…)`.
-- Both expect READ COMMITTED: what they wait for, they then see.
-- Locks are taken in one order everywhere, so that two changes can only wait for each other, not in a circle:
--   a booking's row → claims (passenger_flight, by key) → seats (leg_inventory, by key) → ledger accounts (by id) → jobs.
-- Own error codes end a block and undo what it did: PV001 duplicate, PV002 third order, PV003 seats gone, PV004 insufficient funds.

-- ---------------------------------------------------------------- guards that Prisma's schema cannot say

create unique index ledger_account_partner_kind_currency_key
  on ledger_account (partner_id, kind, currency) nulls not distinct;

-- Which booking a repeated request has already made, where its seats are sold out since.
create index passenger_flight_partner_passenger_idx on passenger_flight (partner_id, passenger_key);

-- The search by surname in the list of bookings.
create index booking_passenger_upper_last_name_idx on booking_passenger (upper(last_name) text_pattern_ops);

alter table leg_inventory
  add constraint leg_inventory_sold_check check (cardinality(sold) = 26 and 0 <= all (sold));

create function check_ledger_transaction() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.transaction_id else new.transaction_id end;
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
     where e.transaction_id = changed
     group by a.currency having sum(e.amount_minor) <> 0
  ) then
    raise exception 'the entries of ledger transaction % do not sum to zero', changed using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_sums_to_zero
  after insert or update or delete on ledger_entry
  deferrable initially deferred
  for each row execute function check_ledger_transaction();

-- ---------------------------------------------------------------- seats

-- Place of a booking class in leg_inventory.sold: A is 1 … Z is 26.
create function class_index(booking_class text) returns integer language plpgsql immutable strict as $$
begin
  if booking_class !~ '^[A-Z]$' then
    raise exception 'no such booking class: %', booking_class;
  end if;
  return ascii(booking_class) - 64;
end $$;

-- Whether so many more seats fit under every nesting limit: `limits` is [{classes, limit}].
create function seats_fit(sold integer[], seats integer, limits jsonb) returns boolean language plpgsql immutable strict as $$
declare
  level record;
  taken integer;
begin
  for level in select l ->> 'classes' as classes, (l ->> 'limit')::integer as room from jsonb_array_elements(limits) l loop
    taken := 0;
    for i in 1 .. length(level.classes) loop
      taken := taken + sold[class_index(substr(level.classes, i, 1))];
    end loop;
    -- A level without a limit has no room: rather refuse a sale than oversell.
    if taken + seats > coalesce(level.room, 0) then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Takes the seats of [{legKey, bookingClass, seats, limits}] (SeatTake of lib/domain/schedule/inventory.ts), or says false.
-- On false some legs may already be taken: the caller has to undo its block.
create function take_seats(takes jsonb) returns boolean language plpgsql as $$
declare
  take record;
begin
  for take in
    select t ->> 'legKey' as leg_key, class_index(t ->> 'bookingClass') as class, (t ->> 'seats')::integer as seats, t -> 'limits' as limits
      from jsonb_array_elements(takes) t order by t ->> 'legKey' collate "C", t ->> 'bookingClass' collate "C"
  loop
    if take.class is null or coalesce(take.seats, 0) < 1 or coalesce(jsonb_array_length(take.limits), 0) < 1 then
      raise exception 'a take of seats needs a class, seats and limits';
    end if;
    insert into leg_inventory (leg_key, sold) values (take.leg_key, array_fill(0, array[26])) on conflict do nothing;
    -- Who waited here for another sale is tested again on the row as that sale left it.
    update leg_inventory set sold[take.class] = sold[take.class] + take.seats
     where leg_key = take.leg_key and seats_fit(sold, take.seats, take.limits);
    if not found then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Gives seats back; a leg never shows fewer than none sold.
create function release_seats(takes jsonb) returns void language plpgsql as $$
declare
  take record;
begin
  for take in
    select t ->> 'legKey' as leg_key, class_index(t ->> 'bookingClass') as class, (t ->> 'seats')::integer as seats
      from jsonb_array_elements(takes) t order by t ->> 'legKey' collate "C", t ->> 'bookingClass' collate "C"
  loop
    update leg_inventory set sold[take.class] = greatest(0, sold[take.class] - take.seats) where leg_key = take.leg_key;
  end loop;
end $$;

-- ---------------------------------------------------------------- ledger

-- Account of a partner (or of the house, where partner is null), opened on first use.
create function open_ledger_account(partner uuid, account_kind text, account_currency text) returns uuid language plpgsql as $$
declare
  account uuid;
begin
  select id into account from ledger_account
   where partner_id is not distinct from partner and kind = account_kind and currency = account_currency;
  if account is null then
    insert into ledger_account (id, partner_id, kind, currency) values (gen_random_uuid(), partner, account_kind, account_currency)
      on conflict (partner_id, kind, currency) do nothing;
    select id into strict account from ledger_account
     where partner_id is not distinct from partner and kind = account_kind and currency = account_currency;
  end if;
  return account;
end $$;

-- Posts {id, bookingId, kind, memo, entries: [{partnerId, kind, currency, amountMinor}]} and keeps the balances with it.
-- A deposit may not fall below minus the partner's credit limit: PV004.
create function post_ledger(p jsonb) returns void language plpgsql as $$
declare
  entry record;
begin
  insert into ledger_transaction (id, booking_id, kind, memo)
  values ((p ->> 'id')::uuid, (p ->> 'bookingId')::uuid, p ->> 'kind', p ->> 'memo');
  for entry in
    select account, amount from (
      select open_ledger_account((e ->> 'partnerId')::uuid, e ->> 'kind', e ->> 'currency') as account, (e ->> 'amountMinor')::bigint as amount
        from jsonb_array_elements(p -> 'entries') e
    ) entries order by account
  loop
    update ledger_account a set balance_minor = balance_minor + entry.amount
     where a.id = entry.account
       and (a.kind <> 'deposit' or entry.amount >= 0 or a.balance_minor + entry.amount >= -coalesce(
             (select credit_limit_minor from partner where partner.id = a.partner_id and partner.currency = a.currency), 0));
    if not found then
      raise exception using errcode = 'PV004';
    end if;
    insert into ledger_entry (transaction_id, account_id, amount_minor) values ((p ->> 'id')::uuid, entry.account, entry.amount);
  end loop;
end $$;

-- ---------------------------------------------------------------- jobs

-- Queues [{task, payload, runAt, jobKey, maxAttempts}] in the caller's transaction.
create function queue_jobs(jobs jsonb) returns void language plpgsql as $$
declare
  job jsonb;
begin
  for job in select j from jsonb_array_elements(coalesce(jobs, '[]')) j loop
    perform graphile_worker.add_job(
      job ->> 'task', (job -> 'payload')::json, run_at => (job ->> 'runAt')::timestamptz,
      max_attempts => (job ->> 'maxAttempts')::integer, job_key => job ->> 'jobKey');
  end loop;
end $$;

-- ---------------------------------------------------------------- bookings

-- Claims the passengers' places on the flights: [{flightKey, passengerKey}] with the key in hex. False where one is taken.
create function claim_passengers(partner uuid, booking uuid, claims jsonb) returns boolean language plpgsql as $$
declare
  claimed integer;
begin
  insert into passenger_flight (partner_id, flight_key, passenger_key, booking_id)
  select partner, c ->> 'flightKey', decode(c ->> 'passengerKey', 'hex'), booking
    from jsonb_array_elements(claims) c order by c ->> 'flightKey' collate "C", c ->> 'passengerKey' collate "C"
      on conflict do nothing;
  get diagnostics claimed = row_count;
  return claimed = jsonb_array_length(claims);
end $$;

-- The live booking that stands in the way of these claims, or no row where it has just ended.
create function find_duplicate(partner uuid, claims jsonb) returns table (id uuid, status text) language sql stable as $$
  select b.id, b.status
    from jsonb_array_elements(claims) c
    join passenger_flight f on f.partner_id = partner and f.flight_key = c ->> 'flightKey' and f.passenger_key = decode(c ->> 'passengerKey', 'hex')
    join booking b on b.id = f.booking_id
   order by b.created_at, b.id limit 1
$$;

-- Writes the rows of a new booking. Keys are those of the columns; passenger and ticket rows come whole.
create function insert_booking(p jsonb) returns void language plpgsql as $$
declare
  b jsonb := p -> 'booking';
begin
  insert into booking (id, partner_id, booking_number, public_token, status, supplier, currency, total_minor, payer_name, payer_email,
    payer_tel, share_contacts, snapshot, seats, journey_hash, first_departure_at, expires_at, created_at, updated_at)
  select r.id, r.partner_id, r.booking_number, r.public_token, r.status, r.supplier, r.currency, r.total_minor, r.payer_name, r.payer_email,
    r.payer_tel, r.share_contacts, r.snapshot, r.seats, decode(b ->> 'journey_hash_hex', 'hex'), r.first_departure_at, r.expires_at,
    r.created_at, r.created_at
    from jsonb_populate_record(null::booking, b) r;
  insert into booking_passenger select r.* from jsonb_populate_recordset(null::booking_passenger, p -> 'passengers') r;
  insert into ticket select r.* from jsonb_populate_recordset(null::ticket, p -> 'tickets') r;
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at)
  values ((b ->> 'id')::uuid, null, b ->> 'status', p ->> 'actor', 'book', (b ->> 'created_at')::timestamptz);
end $$;

-- Books, or says why not and leaves nothing behind.
--   p: {booking, passengers, tickets, claims, actor, maxOrders, jobs}
--   answer: {outcome: booked | duplicate (with booking_id, status) | third_order | seats_gone}
-- `maxOrders`: so many orders of one journey by one partner may begin within 24 hours. Only dead ones are counted here:
-- holding the claims, we know that none is alive.
create function create_booking(p jsonb) returns jsonb language plpgsql as $$
declare
  b jsonb := p -> 'booking';
  partner uuid := (b ->> 'partner_id')::uuid;
  twin record;
begin
  for attempt in 1 .. 3 loop
    begin
      if not claim_passengers(partner, (b ->> 'id')::uuid, p -> 'claims') then
        raise exception using errcode = 'PV001';
      end if;
      if (select count(*) from booking o
           where o.partner_id = partner and o.journey_hash = decode(b ->> 'journey_hash_hex', 'hex')
             and o.created_at > (b ->> 'created_at')::timestamptz - interval '24 hours') >= (p ->> 'maxOrders')::integer then
        raise exception using errcode = 'PV002';
      end if;
      if not take_seats(b -> 'seats') then
        raise exception using errcode = 'PV003';
      end if;
      perform insert_booking(p);
      perform queue_jobs(p -> 'jobs');
      return jsonb_build_object('outcome', 'booked');
    exception
      when sqlstate 'PV001' then
        select * into twin from find_duplicate(partner, p -> 'claims');
        if twin.id is not null then
          return jsonb_build_object('outcome', 'duplicate', 'booking_id', twin.id, 'status', twin.status);
        end if;
        -- It ended while we looked: its places are free now.
      when sqlstate 'PV002' then
        return jsonb_build_object('outcome', 'third_order');
      when sqlstate 'PV003' then
        return jsonb_build_object('outcome', 'seats_gone');
    end;
  end loop;
  raise exception 'the claims of this journey keep changing' using errcode = 'serialization_failure';
end $$;

-- Writes ticket numbers: [{passengerId, ticketGroup, ticketNumber}], each to a ticket of the booking that has none yet.
create function write_tickets(booking uuid, numbers jsonb) returns void language plpgsql as $$
declare
  written integer;
begin
  update ticket t set ticket_number = n ->> 'ticketNumber'
    from jsonb_array_elements(numbers) n
   where t.booking_id = booking and t.passenger_id = (n ->> 'passengerId')::uuid
     and t.ticket_group = (n ->> 'ticketGroup')::integer and t.ticket_number is null;
  get diagnostics written = row_count;
  if written <> jsonb_array_length(numbers) then
    raise exception '% ticket numbers for % tickets of booking %', jsonb_array_length(numbers), written, booking;
  end if;
end $$;

-- Moves a booking from one status to the next, with all that goes with it, or says why not and changes nothing.
--   p: {bookingId, from, to, actor, reason, now,
--       deadline: 'before' (only while now < expires_at) | 'after' (only from expires_at on) | absent,
--       set: {paidAt, ticketedAt}, release: true to give back seats and claims,
--       ledger: [transaction of post_ledger], tickets: [of write_tickets], jobs: [of queue_jobs]}
--   answer: {outcome: moved | wrong_state (with status) | not_found | insufficient_funds}
create function transition_booking(p jsonb) returns jsonb language plpgsql as $$
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
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at)
  values (target, p ->> 'from', p ->> 'to', p ->> 'actor', p ->> 'reason', moment);
  if coalesce((p ->> 'release')::boolean, false) then
    delete from passenger_flight where booking_id = target;
    perform release_seats(held);
  end if;
  perform write_tickets(target, coalesce(p -> 'tickets', '[]'));
  perform post_ledger(t) from jsonb_array_elements(coalesce(p -> 'ledger', '[]')) t;
  perform queue_jobs(p -> 'jobs');
  return jsonb_build_object('outcome', 'moved');
exception
  when sqlstate 'PV004' then
    return jsonb_build_object('outcome', 'insufficient_funds');
end $$;
