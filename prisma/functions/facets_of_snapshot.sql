-- Facets of a booking's flights, as booking_facet has them. Snapshots of version 1 called a direction a bound.
create or replace function facets_of_snapshot(snapshot jsonb) returns setof text language sql immutable as $$
  with journey as (select coalesce(snapshot -> 'directions', snapshot -> 'bounds') as directions),
  found as (
    select 'from:' || (directions #>> '{0,segments,0,departure,airport}') as facet from journey
     union select 'to:' || (directions #>> '{0,segments,-1,arrival,airport}') from journey
     union select 'carrier:' || (s.segment ->> 'carrier')
             from journey cross join jsonb_array_elements(directions) d (direction) cross join jsonb_array_elements(d.direction -> 'segments') s (segment))
  select facet from found where facet is not null
$$;
