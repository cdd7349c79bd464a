-- Draws the ticket numbers of an order from the open stocks of its validating carriers, in the order of the stocks and of their numbers. The same
-- order, asked again or twice at once, gets the same ones.
--   carriers: the validating carrier of each ticket group, in their order; passengers: how many tickets each group has
--   answer: {numbers: [{ticketGroup, place, number, document}]}, place from 0, or {lacking: carrier} where there are too few: then nothing is drawn
-- Expects READ COMMITTED: what it waits for, it then sees. Locks the stocks in the order of their ids.
create or replace function draw_ticket_numbers_v1(key text, carriers text[], passengers integer) returns jsonb language plpgsql as $$
declare
  lacking text;
begin
  perform pg_advisory_xact_lock(hashtextextended(key, 0));
  if not exists (select from ticket_issue where order_key = key) then
    perform from ticket_stock where carrier = any(carriers) and closed_at is null and next_number <= last_number order by id for update;
    select wanted.carrier into lacking
      from (select carrier, count(*) * passengers as tickets from unnest(carriers) as carrier group by 1) wanted
      left join ticket_stock_left s on s.carrier = wanted.carrier
     where coalesce(s.numbers, 0) < wanted.tickets order by 1 limit 1;
    if lacking is not null then
      return jsonb_build_object('lacking', lacking);
    end if;
    with wanted as (
      select carrier, ticket_group - 1 as ticket_group, place,
             row_number() over (partition by carrier order by ticket_group, place) - 1 as nth
        from unnest(carriers) with ordinality as groups (carrier, ticket_group) cross join generate_series(0, passengers - 1) as place),
    stock as (
      select id, carrier, next_number, last_number - next_number + 1 as numbers,
             sum(last_number - next_number + 1) over (partition by carrier order by id) - (last_number - next_number + 1) as before
        from ticket_stock where carrier = any(carriers) and closed_at is null and next_number <= last_number),
    drawn as (
      select w.ticket_group, w.place, s.id, (s.next_number + w.nth - s.before)::bigint as number
        from wanted w join stock s on s.carrier = w.carrier and w.nth >= s.before and w.nth < s.before + s.numbers),
    kept as (
      insert into ticket_issue (order_key, ticket_group, place, ticket_number, stock_id)
      select key, ticket_group, place, number, id from drawn)
    update ticket_stock t set next_number = taken.last + 1
      from (select id, max(number) as last from drawn group by id) taken where t.id = taken.id;
  end if;
  return jsonb_build_object('numbers', (
    select jsonb_agg(jsonb_build_object(
             'ticketGroup', i.ticket_group, 'place', i.place, 'number', i.ticket_number, 'document', s.document)
             order by i.ticket_group, i.place)
      from ticket_issue i join ticket_stock s on s.id = i.stock_id where i.order_key = key));
end $$;
