import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { openHouse } from "@/lib/services/access/house/open-house";
import { drawSetupLink } from "@/lib/services/access/house/setup-link";
import { takeEnrolmentCode } from "@/lib/services/access/second-factor/enrolment-code";
import { readChecklist } from "@/lib/services/views/today/read-checklist";

const now = new Date("2027-01-15T06:00:00Z");
const asked = { email: "first@house.example", name: "First Person", house: "Sarbon House", new_password: "a rather long pass phrase" };
const open = (token: string, at = now) => openHouse({ asked: { ...asked, token }, locale: "ru", from: {}, now: at });

beforeEach(async () => {
  await db().user.deleteMany({ where: { role: "operator" } });
});

test("the link that the first start prints makes an administrator of the house, once", async () => {
  const token = (await drawSetupLink({ now })) ?? "";
  const { email, enrolment_code: code } = await open(token);
  expect(email).toBe(asked.email);
  const person = await db().user.findFirstOrThrow({ where: { role: "operator" }, include: { partner: true } });
  expect(person).toMatchObject({ houseRoles: ["administrator"], locale: "ru", partner: { isHouse: true, name: "Sarbon House" } });
  await takeEnrolmentCode({ userId: person.id, code: code ?? "", now });
  await expect(open(token)).rejects.toMatchObject({ kind: "setup_link_invalid" });
  expect(await drawSetupLink({ now })).toBeNull();
});

test("of two who use it at once one opens the house", async () => {
  const token = (await drawSetupLink({ now })) ?? "";
  const both = await Promise.allSettled([open(token), open(token)]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db().user.count({ where: { role: "operator" } })).toBe(1);
});

test("it is worth nothing after a day, after another one was drawn, and where nobody has drawn one", async () => {
  await expect(open("nothing")).rejects.toMatchObject({ kind: "setup_link_invalid" });
  const earlier = (await drawSetupLink({ now })) ?? "";
  const later = (await drawSetupLink({ now })) ?? "";
  await expect(open(earlier)).rejects.toMatchObject({ kind: "setup_link_invalid" });
  await expect(open(later, new Date(now.getTime() + 24 * 3_600_000))).rejects.toMatchObject({ kind: "setup_link_invalid" });
});

test("a password that is refused leaves the link as it is", async () => {
  const token = (await drawSetupLink({ now })) ?? "";
  const weak = openHouse({ asked: { ...asked, token, new_password: "short" }, locale: "en", from: {}, now });
  await expect(weak).rejects.toMatchObject({ kind: "validation" });
  expect((await open(token)).email).toBe(asked.email);
});

test("a new house has everything before it", async () => {
  const { steps } = await readChecklist();
  expect(steps.map(({ step }) => step)).toEqual(["mail", "stock", "passenger_lists", "flights", "fares", "agency", "deposit", "ticket"]);
  expect(steps.find(({ step }) => step === "agency")).toEqual({ step: "agency", is_done: false });
});
