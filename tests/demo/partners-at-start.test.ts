import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { checkPartners } from "@/scripts/lib/database/demonstration.mjs";
import { makeDatabase } from "@/tests/support/run/databases";
import { makePartner } from "@/tests/support/world/world";

const start = (DEMO: string, DATABASE_URL = process.env.DATABASE_URL) => checkPartners({ NODE_ENV: "test", DATABASE_URL, DEMO });

test("the demonstration shares no database with other partners, whichever way it is started, and the command is named", async () => {
  expect(await start("0", await makeDatabase("no_tables_yet"))).toEqual({ isLeft: false });
  expect([await start("0"), await start("1")]).toEqual([{ isLeft: false }, { isLeft: false }]);
  const { partner } = await makePartner();
  expect(await start("0")).toEqual({ isLeft: false });
  await expect(start("1")).rejects.toThrow(/must not sell invented flights: start with DEMO=0/);
  await db().partner.update({ where: { id: partner.id }, data: { isDemo: true } });
  expect([await start("0"), await start("1")]).toEqual([{ isLeft: true }, { isLeft: false }]);
  await makePartner();
  for (const demo of ["0", "1"]) await expect(start(demo)).rejects.toThrow("`npx parvoz demo remove`");
});
