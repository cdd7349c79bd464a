import pg from "pg";
import { expect, vi } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db";

const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });
const counts = z.tuple([z.object({ rows: z.int() })]);

/**
 * Counts the rows of a table that an act's questions read, those included that were read in vain and those that SQL functions read: each question is asked
 * again, in a transaction of its own, in which PostgreSQL counts what it reads.
 * @param asking part of the text of the questions that count, one at least; what writes is left out
 */
export async function rowsRead({ table, asking }: { table: string; asking: RegExp }, act: () => Promise<unknown>): Promise<number> {
  const asked: z.infer<typeof statement>[] = [];
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const parsed = statement.safeParse(given[0]);
    if (parsed.success && isQuestion(parsed.data.text) && asking.test(parsed.data.text)) asked.push(parsed.data);
    return Reflect.apply(query, this, given);
  });
  await act().finally(() => spy.mockRestore());
  expect(asked.length).toBeGreaterThan(0);
  return db().$transaction(async (tx) => {
    const read = async () => {
      const [{ rows }] = counts.parse(
        await tx.$queryRaw`select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = ${table}`,
      );
      return rows;
    };
    const before = await read();
    for (const { text, values } of asked) await tx.$executeRawUnsafe(text, ...values);
    return (await read()) - before;
  });
}

function isQuestion(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from)\b/i.test(text);
}
