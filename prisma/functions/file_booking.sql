-- Files a booking under the facets of its flights, and again where its flights have changed. What books files it itself (parvoz.writer); the first trigger is for whoever else
-- writes a booking down.
create or replace function file_booking() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from booking_facet f
     where f.partner_id = old.partner_id and f.facet in (select facets_of_snapshot(old.snapshot)) and f.created_at = old.created_at and f.booking_id = old.id;
  end if;
  insert into booking_facet (partner_id, facet, created_at, booking_id)
  select new.partner_id, facet, new.created_at, new.id from facets_of_snapshot(new.snapshot) facet
      on conflict do nothing;
  return null;
end $$;

create or replace trigger booking_is_filed
  after insert on booking
  for each row when (current_setting('parvoz.writer', true) is distinct from 'whole') execute function file_booking();

create or replace trigger booking_is_filed_anew
  after update of snapshot on booking
  for each row when (old.snapshot is distinct from new.snapshot) execute function file_booking();
