import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { OperationName } from "@/lib/contracts/interface/operations";
import type { Answer } from "./ask";
import { askFirstEdition, NOW } from "./calls";
import { type Difference, differencesOf } from "./differences";
import { ADDED, type Added, MENDED, type Mended } from "./since";

/** The operations that the first edition had. */
const FIRST: readonly OperationName[] = [
  "mint_token",
  "check_balance",
  "search_offers",
  "check_offer",
  "list_fare_family",
  "read_offer_rules",
  "create_booking",
  "read_booking",
  "read_booking_rules",
  "check_booking_price",
  "read_payment_permission",
  "pay_booking",
  "read_fiscalization",
  "list_receipts",
  "cancel_unpaid",
  "void_booking",
  "get_refund_amounts",
  "auto_cancel",
  "request_manual_refund",
  "list_schedule",
  "list_visa_types",
  "list_visa_types_legacy",
];

const recordedAnswers = z.record(
  z.string(),
  z.object({ operation: z.string(), status: z.int(), headers: z.record(z.string(), z.string()), body: z.unknown() }),
);

const folder = path.join(import.meta.dirname, "answers");
const recorded: [string, Answer][] = fs
  .readdirSync(folder)
  .flatMap((file) => Object.entries(recordedAnswers.parse(JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")))));

// What changes something goes by the database's clock: here by the one that stands.
vi.mock("@/lib/services/ground/clock/database-time", () => ({
  databaseTime: async () => new Date(),
  requestTime: async () => new Date(),
}));

let today: Record<string, Answer>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  today = Object.assign({}, ...Object.values(await askFirstEdition()));
}, 180_000);
afterAll(() => {
  vi.useRealTimers();
});

/** What was recorded, with the points that are mended as they are to be now. */
function asMended(name: string, answer: Answer, points: readonly Mended[]): unknown {
  const fitting = points.filter(({ was }) => was(name, answer));
  const rewrite = (_: string, value: unknown): unknown =>
    isFields(value) ? fitting.reduce((fields, { mend }) => mend(fields), value) : value;
  return JSON.parse(JSON.stringify(answer), rewrite);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNamed(operation: string, { at, kind }: Difference, fields: readonly Added[] = ADDED): boolean {
  if (kind !== "added") return false;
  return fields.some(({ of, at: ends }) => (of?.includes(operation) ?? true) && ends.some((end) => `.${at}`.endsWith(`.${end}`)));
}

/** Where today's answer is neither the recorded one nor what is named as new or mended. */
function unnamed(name: string, before: Answer, now: unknown): Difference[] {
  return differencesOf(asMended(name, before, MENDED), now).filter((difference) => !isNamed(before.operation, difference));
}

test("what is recorded asks every path of the first edition, and has data of each", () => {
  const answered = recorded.filter(([, { status }]) => status === 200).map(([, { operation }]) => operation);
  expect([...new Set(answered)].sort()).toEqual([...FIRST].sort());
});

test("the same is asked as was recorded", () => {
  expect(Object.keys(today)).toHaveLength(recorded.length);
});

describe("answers as a program of the first edition knows them", () => {
  test.each(recorded)("%s", (name, before) => {
    expect(unnamed(name, before, today[name])).toEqual([]);
  });
});

test("everything that is named as new or mended occurs", () => {
  const all = recorded.map(([name, before]) => ({ name, before, differences: differencesOf(asMended(name, before, MENDED), today[name]) }));
  const unseen = ADDED.flatMap(({ at, ...field }) => at.map((end) => ({ ...field, at: [end] }))).filter(
    (field) => !all.some(({ before, differences }) => differences.some((one) => isNamed(before.operation, one, [field]))),
  );
  expect(unseen).toEqual([]);
  const needless = MENDED.filter((point) => {
    const others = MENDED.filter((other) => other !== point);
    return recorded.every(([name, before]) => differencesOf(asMended(name, before, MENDED), asMended(name, before, others)).length === 0);
  });
  expect(needless).toEqual([]);
});

describe("an answer that would break such a program is seen", () => {
  const known = () => {
    const [name, before] = recorded.find(([one]) => one === "booked: read_booking") ?? [];
    if (!name || !before) throw new Error("nothing is recorded of a booking");
    return { name, before, now: JSON.stringify(today[name]) };
  };
  test.each([
    ["renamed", /"booking_number":/, '"number":', ["gone", "added"]],
    ["left out", /"refund_availability":(true|false),/, "", ["gone"]],
    ["of another type", /"is_charter":false/, '"is_charter":"false"', ["retyped"]],
    ["a number as a text", /"amount":(\d+)/, '"amount":"$1"', ["retyped"]],
    ["in another order", /("booking_number":"[^"]*"),("id":"[^"]*")/, "$2,$1", ["moved"]],
    ["of another value", /"flight_type":"[^"]*"/, '"flight_type":"other"', ["changed"]],
    ["new without being named", /"booking_number":/, '"extra":1,"booking_number":', ["added"]],
  ])("a field that is %s", (_, field, changed, kinds) => {
    const { name, before, now } = known();
    const broken = now.replace(field, changed);
    expect(broken).not.toBe(now);
    expect(unnamed(name, before, JSON.parse(broken)).map(({ kind }) => kind)).toEqual(kinds);
  });
});
