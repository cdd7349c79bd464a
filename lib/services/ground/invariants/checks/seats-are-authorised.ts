import type { Invariant } from "../invariant";

/**
 * Every booking keeps the limits that its seats were taken under. Since the last of those that live was made, seats have only been given
 * back, so no level has more sold than the highest limit that a live booking was sold under. Limits of before the last import of authorised
 * shares say nothing of sales by new ones. On flights that have changed, passengers move whatever room there is, and the list of oversales
 * (table `oversale`) says where there is too little.
 */
export const seatsAreAuthorised: Invariant = {
  name: "seats-are-authorised",
  holds: "held and sold seats are no more than were authorised when they were sold, but on changed flights and listed oversales",
  counts: "select count(*) from leg_inventory",
  broken: `
    with rules as (
      select coalesce(max(updated_at), '-infinity') + interval '1 minute' as since from data_version where kind in ('inventory', 'fares')),
    levels as (
      select t ->> 'legKey' as leg_key, l ->> 'classes' as classes, max((l ->> 'limit')::integer) as most
        from booking b cross join given cross join rules
       cross join lateral jsonb_array_elements(b.seats) t cross join lateral jsonb_array_elements(t -> 'limits') l
       where facts -> 'liveStatuses' ? b.status::text and b.created_at > rules.since group by 1, 2)
    select format('%s %s', leg_key, classes) as id, format('%s sold of %s', s.sold, most) as detail
      from levels join leg_inventory i using (leg_key)
     cross join lateral (
       select sum(i.sold[ascii(class) - 64]) as sold from regexp_split_to_table(classes, '') class where class <> '') s
     where s.sold > most and not exists (select from oversale o where o.leg_key = i.leg_key)
       and not exists (
         select from flight_changed f where f.carrier || lpad(f.flight_number::text, 4, '0') || f.suffix = split_part(i.leg_key, '|', 1))`,
};
