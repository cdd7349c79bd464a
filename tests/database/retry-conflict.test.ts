import { expect, test } from "vitest";
import { db, runStatement } from "@/lib/db";
import { retryConflict, sqlState } from "@/lib/services/ground/outbox/retry-conflict";

/** Fails with a database error of the given code until it has been called so often. */
function failing(state: string, times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) await db().$executeRawUnsafe(`do $$ begin raise exception 'lost' using errcode = '${state}'; end $$`);
    return calls;
  };
}

test.each(["40P01", "40001"])("a change that lost with %s is tried again", async (state) => {
  expect(await retryConflict(failing(state, 2))).toBe(3);
});

test("of twelve equal changes at once of which every round lets one through, all are done", async () => {
  await db().setupState.create({ data: { key: "counter", value: "0" } });
  const count = () =>
    retryConflict(() =>
      db().$transaction(
        async (tx) => {
          const { value } = await tx.setupState.findUniqueOrThrow({ where: { key: "counter" } });
          await tx.setupState.update({ where: { key: "counter" }, data: { value: String(Number(value) + 1) } });
        },
        { isolationLevel: "RepeatableRead" },
      ),
    );
  await Promise.all(Array.from({ length: 12 }, count));
  expect(await retryConflict(failing("40001", 11))).toBe(12);
  expect(await db().setupState.findUniqueOrThrow({ where: { key: "counter" } })).toMatchObject({ value: "12" });
});

test("whatever Prisma makes of it, the database's code is found", async () => {
  const inside = await db()
    .$transaction((transaction) => transaction.$queryRawUnsafe("do $$ begin raise exception 'lost' using errcode = '40001'; end $$"))
    .catch(sqlState);
  expect(inside).toBe("40001");
  const unique = () => db().setupState.create({ data: { key: "k", value: "v" } });
  await unique();
  expect(await db().$executeRaw`insert into setup_state values ('k', 'v')`.catch(sqlState)).toBe("23505");
});

test("the database's code is found where a statement went past Prisma", async () => {
  const collide = { name: "collide", text: "insert into setup_state values ('twice', $1), ('twice', $1)" };
  expect(await runStatement(collide, ["v"]).catch(sqlState)).toBe("23505");
});

test("another failure is not repeated, and a conflict not for ever", async () => {
  await expect(retryConflict(failing("P0001", 1))).rejects.toThrow();
  await expect(retryConflict(failing("40P01", 99))).rejects.toThrow();
});
