-- By what agencies narrow their work list, a row per booking and facet in the order of the list: `from:TAS` and `to:IST` of the first direction,
-- `carrier:HY` of every flight, `by:partner:<user id>` or `by:key:<key id>` of who booked. Filled by triggers (file_booking, file_booking_event).
create table booking_facet (
  partner_id uuid not null,
  facet text collate "C" not null,
  created_at timestamptz(3) not null,
  booking_id uuid not null,
  constraint booking_facet_pkey primary key (partner_id, facet, created_at, booking_id)
);

insert into booking_facet (partner_id, facet, created_at, booking_id)
select b.partner_id, f.facet, b.created_at, b.id
  from booking b
 cross join lateral (select coalesce(b.snapshot -> 'directions', b.snapshot -> 'bounds') as directions) j
 cross join lateral (
   select 'from:' || (j.directions #>> '{0,segments,0,departure,airport}')
    union select 'to:' || (j.directions #>> '{0,segments,-1,arrival,airport}')
    union select 'carrier:' || (s.segment ->> 'carrier')
            from jsonb_array_elements(j.directions) d (direction) cross join jsonb_array_elements(d.direction -> 'segments') s (segment)) f (facet)
 where f.facet is not null
    on conflict do nothing;

insert into booking_facet (partner_id, facet, created_at, booking_id)
select b.partner_id, 'by:' || e.actor, b.created_at, b.id
  from booking_event e join booking b on b.id = e.booking_id where e.reason = 'book'
    on conflict do nothing;

-- Last: while an index is made nobody books.
create index booking_held_idx on booking (partner_id, expires_at, id) where status = 'booked';
create index booking_open_change_idx on booking (partner_id, created_at desc) where open_change_id is not null;
