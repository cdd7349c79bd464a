-- Raises the version of bookings and writes the columns that change. Their moment of change never goes back.
--   changes: [{bookingId, version, row: columns of booking that change}]
--   answer: whether all of them still had the version that they were decided by
create or replace function change_rows(changes jsonb, moment timestamptz) returns boolean language plpgsql as $$
declare
  written integer;
begin
  update booking b
     set version = b.version + 1, updated_at = greatest(moment, b.updated_at, r.updated_at),
         status = coalesce(r.status, b.status), paid_at = coalesce(r.paid_at, b.paid_at), ticketed_at = coalesce(r.ticketed_at, b.ticketed_at),
         expires_at = coalesce(r.expires_at, b.expires_at), first_departure_at = coalesce(r.first_departure_at, b.first_departure_at),
         snapshot = coalesce(r.snapshot, b.snapshot), seats = coalesce(r.seats, b.seats),
         total_minor = coalesce(r.total_minor, b.total_minor), sealed_payer = coalesce(r.sealed_payer, b.sealed_payer),
         payer_phone_key = coalesce(r.payer_phone_key, b.payer_phone_key),
         prev_total_minor = case when c.row ? 'prev_total_minor' then r.prev_total_minor else b.prev_total_minor end,
         open_change_id = case when c.row ? 'open_change_id' then r.open_change_id else b.open_change_id end,
         reference = case when c.row ? 'reference' then r.reference else b.reference end,
         metadata = case when c.row ? 'metadata' then nullif(r.metadata, 'null') else b.metadata end
    from jsonb_to_recordset(changes) as c ("bookingId" uuid, version integer, "row" jsonb)
   cross join lateral jsonb_populate_record(null::booking, coalesce(c.row, '{}')) r
   where b.id = c."bookingId" and b.version = c.version;
  get diagnostics written = row_count;
  return written = jsonb_array_length(changes);
end $$;
