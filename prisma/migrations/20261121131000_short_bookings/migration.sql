-- Bookings and payments hold what others wait for as shortly as can be, and cost the database half of what they did.

-- ---------------------------------------------------------------- jobs
-- A job queued by graphile_worker.add_job costs more than a booking itself: it notifies, and PostgreSQL lets only one transaction with a
-- notification commit at a time. So a change leaves its jobs here, in its own transaction, and whoever made it, or a worker within a second,
-- hands many of them on at once.
CREATE TABLE "job_outbox" (
    "id" BIGSERIAL NOT NULL,
    "job" JSONB NOT NULL,

    CONSTRAINT "job_outbox_pkey" PRIMARY KEY ("id")
);

-- Leaves [{task, payload, queueName, runAt, jobKey, maxAttempts}] to be handed on.
create or replace function queue_jobs(jobs jsonb) returns void language sql as $$
  insert into job_outbox (job) select j from jsonb_array_elements(coalesce(jobs, '[]')) j
$$;

create function add_to_queue(jobs jsonb[]) returns void language plpgsql as $$
begin
  perform graphile_worker.add_jobs(array_agg((
      j ->> 'task', (j -> 'payload')::json, j ->> 'queueName', (j ->> 'runAt')::timestamptz,
      (j ->> 'maxAttempts')::smallint, j ->> 'jobKey', null, null)::graphile_worker.job_spec))
    from unnest(jobs) j;
end $$;

-- Hands jobs on to the queue, at most so many, and says how many it took. Of those with one key the last is meant. Any number may hand on at
-- once: each waits for those before it, so that what was there when it was asked is in the queue when it answers. A job that the queue cannot
-- take goes to the end of the outbox, where it can be found, and holds up no other.
create function hand_on_jobs(most integer) returns integer language plpgsql as $$
declare
  handed jsonb[];
  latest jsonb[];
  one jsonb;
  refused integer := 0;
begin
  with due as (select id from job_outbox order by id limit most for update),
       taken as (delete from job_outbox o using due where o.id = due.id returning o.id, o.job)
  select array_agg(job order by id) into handed from taken;
  if handed is null then
    return 0;
  end if;
  select array_agg(j) into latest
    from (select distinct on (coalesce(j ->> 'jobKey', place::text)) j from unnest(handed) with ordinality as h (j, place)
           order by coalesce(j ->> 'jobKey', place::text), place desc) each;
  begin
    perform add_to_queue(latest);
  exception when data_exception or integrity_constraint_violation then
    foreach one in array latest loop
      begin
        perform add_to_queue(array[one]);
      exception when data_exception or integrity_constraint_violation then
        insert into job_outbox (job) values (one);
        refused := refused + 1;
      end;
    end loop;
  end;
  return cardinality(handed) - refused;
end $$;

-- ---------------------------------------------------------------- bookings
-- As before, with two differences: the seats, which other buyers wait for, are taken last, right before the commit; and where
-- `shown` {offerHashHex, totalMinor} is given, a partner that has last been shown another total for the offer is told so.
-- Where `pricedOn` [{legKey, bookingClass, sold}] has counts, none of them may have fallen since: a cheaper class may be open again.
--   answer: {outcome: booked | duplicate (with booking_id, status) | third_order | seats_gone | shown_other | seats_back}
-- Locks of a new booking: claims (passenger_flight, by key) → seats (leg_inventory, by key); the rows in between are nobody else's.
create or replace function create_booking(p jsonb) returns jsonb language plpgsql as $$
declare
  b jsonb := p -> 'booking';
  partner uuid := (b ->> 'partner_id')::uuid;
  shown bigint;
  twin record;
begin
  select total_minor into shown from offer_shown
   where partner_id = partner and offer_hash = decode(p -> 'shown' ->> 'offerHashHex', 'hex');
  if shown <> (p -> 'shown' ->> 'totalMinor')::bigint then
    return jsonb_build_object('outcome', 'shown_other');
  end if;
  if exists (
    select from jsonb_array_elements(coalesce(p -> 'pricedOn', '[]')) c left join leg_inventory i on i.leg_key = c ->> 'legKey'
     where coalesce(i.sold[class_index(c ->> 'bookingClass')], 0) < (c ->> 'sold')::integer
  ) then
    return jsonb_build_object('outcome', 'seats_back');
  end if;
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
      perform insert_booking(p);
      perform queue_jobs(p -> 'jobs');
      if not take_seats(b -> 'seats') then
        raise exception using errcode = 'PV003';
      end if;
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

-- Sums of classes without a function call per letter.
create or replace function seats_fit(sold integer[], seats integer, limits jsonb) returns boolean language plpgsql immutable strict as $$
declare
  level jsonb;
  classes text;
  taken integer;
begin
  for level in select l from jsonb_array_elements(limits) l loop
    classes := level ->> 'classes';
    if classes !~ '^[A-Z]*$' then
      raise exception 'no such booking classes: %', classes;
    end if;
    taken := 0;
    for i in 1 .. length(classes) loop
      taken := taken + sold[ascii(substr(classes, i, 1)) - 64];
    end loop;
    -- A level without a limit has no room: rather refuse a sale than oversell.
    if taken + seats > coalesce((level ->> 'limit')::integer, 0) then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- A row that exists already, as nearly always, is not first tried to be written anew.
create or replace function take_seats(takes jsonb) returns boolean language plpgsql as $$
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

-- As before; the money, whose accounts other payments wait for, moves last.
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
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key)
  values (target, p ->> 'from', p ->> 'to', p ->> 'actor', p ->> 'reason', moment, decode(p ->> 'requestKey', 'hex'));
  perform write_refund_request(target, moment, p -> 'refundRequest');
  perform write_tickets(target, coalesce(p -> 'tickets', '[]'));
  perform queue_jobs(p -> 'jobs');
  if coalesce((p ->> 'release')::boolean, false) then
    delete from passenger_flight where booking_id = target;
    perform release_seats(held);
  end if;
  perform post_ledger(t) from jsonb_array_elements(coalesce(p -> 'ledger', '[]')) t;
  return jsonb_build_object('outcome', 'moved');
exception
  when sqlstate 'PV004' then
    return jsonb_build_object('outcome', 'insufficient_funds');
end $$;

-- ---------------------------------------------------------------- money
-- Every payment of every partner used to wait for the one row of each of the house's accounts. Only what may not fall below a limit needs a
-- running balance: a deposit. What is on the other accounts is the sum of their entries.
alter table ledger_account alter column balance_minor drop not null, alter column balance_minor drop default;
update ledger_account set balance_minor = null where kind <> 'deposit';
alter table ledger_account add constraint ledger_account_balance_check check ((balance_minor is not null) = (kind = 'deposit'));

-- Account of a partner (or of the house, where partner is null), opened on first use.
create or replace function open_ledger_account(partner uuid, account_kind text, account_currency text) returns uuid language plpgsql as $$
declare
  account uuid;
begin
  select id into account from ledger_account
   where partner_id is not distinct from partner and kind = account_kind and currency = account_currency;
  if account is null then
    insert into ledger_account (id, partner_id, kind, currency, balance_minor)
    values (gen_random_uuid(), partner, account_kind, account_currency, case account_kind when 'deposit' then 0 end)
      on conflict (partner_id, kind, currency) do nothing;
    select id into strict account from ledger_account
     where partner_id is not distinct from partner and kind = account_kind and currency = account_currency;
  end if;
  return account;
end $$;

-- Posts {id, bookingId, kind, memo, entries: [{partnerId, kind, currency, amountMinor}]} and keeps the deposits' balances with it, last, as
-- other payments of the partner wait for them. A deposit may not fall below minus the partner's credit limit: PV004.
create or replace function post_ledger(p jsonb) returns void language plpgsql as $$
declare
  entry record;
begin
  insert into ledger_transaction (id, booking_id, kind, memo)
  values ((p ->> 'id')::uuid, (p ->> 'bookingId')::uuid, p ->> 'kind', p ->> 'memo');
  insert into ledger_entry (transaction_id, account_id, amount_minor)
  select (p ->> 'id')::uuid, open_ledger_account((e ->> 'partnerId')::uuid, e ->> 'kind', e ->> 'currency'), (e ->> 'amountMinor')::bigint
    from jsonb_array_elements(p -> 'entries') e;
  for entry in
    select e.account_id as account, sum(e.amount_minor) as amount from ledger_entry e join ledger_account a on a.id = e.account_id
     where e.transaction_id = (p ->> 'id')::uuid and a.kind = 'deposit' group by e.account_id order by e.account_id
  loop
    update ledger_account a set balance_minor = balance_minor + entry.amount
     where a.id = entry.account
       and (entry.amount >= 0 or a.balance_minor + entry.amount >= -coalesce(
             (select credit_limit_minor from partner where partner.id = a.partner_id and partner.currency = a.currency), 0));
    if not found then
      raise exception using errcode = 'PV004';
    end if;
  end loop;
end $$;
