import { expect, test } from "vitest";
import { HOUSE_ACTS, HOUSE_AREAS, HOUSE_ROLES, type HouseRole, mayInHouse } from "./rights";

const rightsOf = (...roles: HouseRole[]) =>
  HOUSE_AREAS.flatMap((area) => HOUSE_ACTS.filter((act) => mayInHouse(roles, area, act)).map((act) => `${area}.${act}`));
const all = HOUSE_AREAS.flatMap((area) => HOUSE_ACTS.map((act) => `${area}.${act}`));

test("an administrator may everything, nobody without a role anything", () => {
  expect(rightsOf("administrator")).toEqual(all);
  expect(rightsOf()).toEqual([]);
});

test("an auditor sees everything and changes nothing", () => {
  expect(rightsOf("auditor")).toEqual(all.filter((right) => right.endsWith(".see")));
});

test("who sells does not decide about money, and who decides about money does not sell", () => {
  for (const area of ["refunds", "agencies", "money"] as const) expect(mayInHouse(["sales"], area, "approve"), area).toBe(false);
  for (const area of ["bookings", "prices"] as const) expect(mayInHouse(["money"], area, "change"), area).toBe(false);
});

test("support and accountants decide nothing", () => {
  expect(rightsOf("support", "accountant").filter((right) => right.endsWith(".approve"))).toEqual([]);
});

test("administrators alone change the house and its people", () => {
  const others = HOUSE_ROLES.filter((role) => role !== "administrator");
  expect(rightsOf(...others)).not.toContain("house.change");
  expect(rightsOf(...others)).not.toContain("house.approve");
});

test("whoever may act may look, and everybody sees Today", () => {
  for (const role of HOUSE_ROLES) {
    expect(mayInHouse([role], "today", "see"), role).toBe(true);
    for (const right of rightsOf(role)) expect(rightsOf(role), right).toContain(`${right.split(".")[0]}.see`);
  }
});

test("several roles add up", () => {
  expect(new Set(rightsOf("money", "stock"))).toEqual(new Set([...rightsOf("money"), ...rightsOf("stock")]));
});
