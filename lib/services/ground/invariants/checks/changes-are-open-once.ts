import type { Invariant } from "../invariant";

export const changesAreOpenOnce: Invariant = {
  name: "changes-are-open-once",
  holds: "an open change of schedule is that of its booking, which lives, and no booking waits for one that is settled",
  counts: "select count(*) from schedule_change",
  broken: `
    select b.id::text as id, format('%s, waits for change %s, which is %s', b.status, b.open_change_id, coalesce(c.state::text, 'not there')) as detail
      from booking b cross join given left join schedule_change c on c.id = b.open_change_id and c.booking_id = b.id
     where b.open_change_id is not null and (c.state is distinct from 'open' or not facts -> 'liveStatuses' ? b.status::text)
    union all
    select c.booking_id::text, format('does not wait for change %s, which is open', c.id)
      from schedule_change c join booking b on b.id = c.booking_id
     where c.state = 'open' and b.open_change_id is distinct from c.id`,
};
