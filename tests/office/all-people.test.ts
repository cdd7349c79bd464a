import { expect, test } from "vitest";
import { GET } from "@/app/api/operator/people/route";
import { agencyPeoplePage } from "@/lib/contracts/operator/operator-people";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { makePerson } from "@/tests/support/access/sessions";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";

test("people of all agencies are a list, by agency, without the house’s own", async () => {
  const operator = await makePerson("operator");
  const [owner, agent] = [await makePerson("admin"), await makePerson("agent")];
  await becomePerson(owner.userId, { name: "Aziza Namunaeva" });
  await db().user.update({ where: { id: agent.userId }, data: { disabledAt: new Date() } });
  const answer = await callPortal(GET, { userId: operator.userId, query: "?page=1" });
  const { items, total } = envelope(agencyPeoplePage).parse(await answer.json()).data;
  expect(total).toBe(items.length);
  expect(items.find(({ name }) => name === "Aziza Namunaeva")).toMatchObject({ role: "admin", is_blocked: false });
  expect(items.filter((item) => item.is_blocked)).toMatchObject([{ role: "agent" }]);
  expect(items.some(({ agency }) => agency.name === "")).toBe(false);
  expect((await callPortal(GET, { userId: agent.userId })).status).not.toBe(200);
});
