import { z } from "zod";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { DataKeyPurpose } from "@/lib/services/ground/personal-data/data-keys";
import { sealedColumns } from "@/lib/services/ground/personal-data/sealed-columns";

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
  const heads = sealedColumns().map(({ table, column, isBytes }) =>
    isBytes
      ? `select encode(substring(${column} from 1 for 20), 'escape') from ${table}`
      : `select nullif(left(${column}, 20), '') from ${table}`,
  );
  const rows = counted.parse(
    await db().$queryRaw`
      select substring(head from '^enc1\\.([0-9]{1,9})\\.')::integer as key, count(*) as values
        from (${Prisma.raw(heads.join(" union all "))}) as stored (head)
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
