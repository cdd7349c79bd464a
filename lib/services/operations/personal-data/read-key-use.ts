import { z } from "zod";
import { db } from "@/lib/db";
import type { DataKeyPurpose } from "@/lib/services/ground/personal-data/data-keys";

export interface KeyUse {
  id: number;
  purpose: DataKeyPurpose;
  /** Id of the key of DATA_KEYS that it is wrapped with. */
  master: string;
  createdAt: Date;
  activeFrom: Date;
  /** How many values are sealed with it. */
  values: number;
}

const counted = z.array(z.object({ key: z.int().nullable(), values: z.bigint() }));

/** Every data key, oldest first, and how many values it seals; `clear`: values that are not sealed, of which there are none. Reads all rows: it takes a while. */
export async function keyUse(): Promise<{ keys: KeyUse[]; clear: number }> {
  const rows = counted.parse(
    await db().$queryRaw`
      select substring(head from '^enc1\\.([0-9]{1,9})\\.')::integer as key, count(*) as values
        from (select sealed_payer from booking
              union all select sealed_name from booking_passenger
              union all select sealed_details from booking_passenger
              union all select left(body, 20) from webhook_event
              union all select left(body, 20) from idempotency_record
              union all select nullif(note, '') from refund_request
              union all select nullif(words, '') from refund_message
              union all select name from refund_file
              union all select words from booking_note
              union all select encode(substring(content from 1 for 20), 'escape') from refund_file
              union all select nullif(words, '') from quote
              union all select sealed_person from app_user
              union all select sealed_address from invitation
              union all select sealed_person from saved_passenger
              union all select nullif(email, '') from webhook_endpoint
              union all select left(sealed_recipient, 20) from mail
              union all select encode(substring(sealed_message from 1 for 20), 'escape') from mail
              union all select encode(substring(pdf from 1 for 20), 'escape') from receipt_file) as stored (head)
       where head is not null group by 1`,
  );
  const values = new Map(rows.map((row) => [row.key, Number(row.values)]));
  const keys = await db().dataKey.findMany({ orderBy: { id: "asc" } });
  return {
    keys: keys.map(({ id, purpose, wrapped, createdAt, activeFrom }) => ({
      ...{ id, purpose, createdAt, activeFrom },
      master: wrapped.split(".")[0] ?? "",
      values: values.get(id) ?? 0,
    })),
    clear: values.get(null) ?? 0,
  };
}
