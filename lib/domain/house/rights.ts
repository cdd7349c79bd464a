/** Roles of the people who run the service, whose account is of the role `operator`. One person may have several, and may then do what any of them may. */
export const HOUSE_ROLES = ["administrator", "sales", "money", "stock", "support", "accountant", "auditor"] as const;
export type HouseRole = (typeof HOUSE_ROLES)[number];

/**
 * Parts of the back office that rights are given by. `people` are those of agencies, and travellers whose data is erased; `house` is the house's own
 * people and settings.
 */
export const HOUSE_AREAS = [
  "today",
  "bookings",
  "refunds",
  "flights",
  "schedule",
  "agencies",
  "money",
  "prices",
  "stock",
  "reports",
  "people",
  "audit",
  "house",
] as const;
export type HouseArea = (typeof HOUSE_AREAS)[number];

/** To look, to do or propose something, and to decide what somebody else has asked for or proposed. */
export const HOUSE_ACTS = ["see", "change", "approve"] as const;
export type HouseAct = (typeof HOUSE_ACTS)[number];

/** What a page or a route of the back office is guarded by. */
export interface HouseRight {
  area: HouseArea;
  act: HouseAct;
}

const NONE: readonly HouseAct[] = [];
const SEE: readonly HouseAct[] = ["see"];
const CHANGE: readonly HouseAct[] = ["see", "change"];
const ALL: readonly HouseAct[] = ["see", "change", "approve"];

/**
 * Who may do what. Whoever decides about money does not sell, and whoever sells does not decide about money; support helps agencies and decides
 * nothing; an accountant keeps the books; an auditor sees everything and changes nothing.
 */
const RIGHTS: Readonly<Record<HouseArea, Readonly<Record<HouseRole, readonly HouseAct[]>>>> = {
  today: { administrator: ALL, sales: CHANGE, money: CHANGE, stock: CHANGE, support: CHANGE, accountant: SEE, auditor: SEE },
  bookings: { administrator: ALL, sales: CHANGE, money: SEE, stock: SEE, support: CHANGE, accountant: SEE, auditor: SEE },
  refunds: { administrator: ALL, sales: SEE, money: ALL, stock: NONE, support: CHANGE, accountant: SEE, auditor: SEE },
  flights: { administrator: ALL, sales: SEE, money: NONE, stock: ALL, support: SEE, accountant: NONE, auditor: SEE },
  schedule: { administrator: ALL, sales: SEE, money: NONE, stock: ALL, support: SEE, accountant: NONE, auditor: SEE },
  agencies: { administrator: ALL, sales: CHANGE, money: ALL, stock: NONE, support: SEE, accountant: SEE, auditor: SEE },
  money: { administrator: ALL, sales: NONE, money: ALL, stock: NONE, support: NONE, accountant: CHANGE, auditor: SEE },
  prices: { administrator: ALL, sales: ALL, money: SEE, stock: SEE, support: SEE, accountant: NONE, auditor: SEE },
  stock: { administrator: ALL, sales: SEE, money: NONE, stock: ALL, support: NONE, accountant: SEE, auditor: SEE },
  reports: { administrator: ALL, sales: SEE, money: CHANGE, stock: SEE, support: NONE, accountant: CHANGE, auditor: SEE },
  people: { administrator: ALL, sales: NONE, money: NONE, stock: NONE, support: CHANGE, accountant: NONE, auditor: SEE },
  audit: { administrator: ALL, sales: NONE, money: SEE, stock: NONE, support: NONE, accountant: NONE, auditor: SEE },
  house: { administrator: ALL, sales: NONE, money: NONE, stock: NONE, support: NONE, accountant: NONE, auditor: SEE },
};

/** Whether somebody with these roles may; without a role nobody may anything. */
export function mayInHouse(roles: readonly HouseRole[], area: HouseArea, act: HouseAct): boolean {
  return roles.some((role) => RIGHTS[area][role].includes(act));
}
