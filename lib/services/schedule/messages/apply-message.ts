import { v7 as uuid } from "uuid";
import { dayNumber } from "@/lib/domain/dates";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { type ChangeReport, noChange } from "@/lib/domain/schedule/comparison/change-report";
import { departsTwice } from "@/lib/domain/schedule/flights/departs-twice";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import type { BadLine } from "@/lib/formats/imports/bad-line";
import type { FlightName, IgnoredText, MessageAction, ScheduleMessage } from "@/lib/formats/ssm/message";
import type { Prisma } from "@/lib/generated/prisma/client";
import { changeSchedule, SALE_DAYS } from "../sets/change-schedule";
import type { ScheduleDraft } from "../sets/parts/schedule-draft";
import { zoneOf } from "../sets/parts/zone-of";
import { messageName } from "./parts/actions-of";
import { applyFirst, togetherOf } from "./parts/apply-action";
import { flightName } from "./parts/flight-action";
import type { FlightSchedule } from "./parts/flight-schedule";
import { IgnoredParts } from "./parts/ignored-parts";
import { type KeptMessage, keepMessage, Repeated, takeTurn } from "./parts/message-order";
import type { NewSet } from "./parts/new-sets";
import { readFlightSchedule } from "./parts/read-flight-schedule";
import { Rejected } from "./parts/rejected";
import { warningsOf } from "./parts/warnings-of";

/** What became of a message that could be read. */
export type Applied =
  | { state: "applied"; importId: string; change: ChangeReport; ignored: IgnoredText[]; warnings: BadLine[] }
  | { state: "repeated" }
  | { state: "rejected"; problem: BadLine };

/** How a message came, where somebody keeps what became of it. */
export interface Delivery {
  /** Whether its sender may speak for an airline. */
  mayName: (carrier: string) => boolean;
  /** Who sent it, for whoever reads why it was rejected. */
  sender: string;
  /** Begins its transaction. @throws what ends it, where the message was looked at before */
  begin: (tx: Prisma.TransactionClient) => Promise<void>;
  /** Keeps in its transaction that it was applied. */
  keep: (
    tx: Prisma.TransactionClient,
    applied: Pick<Extract<Applied, { state: "applied" }>, "importId" | "ignored" | "warnings">,
  ) => Promise<void>;
}

/** A message that is to be applied. */
export interface ToApply {
  message: ScheduleMessage;
  textHash: Uint8Array<ArrayBuffer>;
  /** Source of the message: a file's name, or empty. */
  source: string;
  actor: string;
  /** Why, for the audit log; absent where nobody was asked. */
  reason?: string | undefined;
  now: Date;
  dryRun?: boolean;
  delivery?: Delivery;
}

/** Ends the transaction of a message that is rejected. */
class RejectedAt extends Error {
  constructor(readonly problem: BadLine) {
    super(problem.problem);
  }
}

/**
 * Applies one SSM or ASM to the schedule, wholly or not at all, and lets bookings follow: flights named by an SSM in the basic schedule,
 * by an ASM above it. The same message again changes nothing.
 */
export async function applyMessage(options: ToApply): Promise<Applied> {
  try {
    const [applied] = await applyInOne([options]);
    if (!applied) throw new Error("a message was lost");
    return applied;
  } catch (error) {
    if (error instanceof Repeated) return { state: "repeated" };
    if (error instanceof RejectedAt) return { state: "rejected", problem: error.problem };
    throw error;
  }
}

/**
 * Applies messages that may only hold together, such as two FLTs that exchange numbers, in one transaction. What they change is told with the first.
 * @returns null where they cannot be applied so; nothing was changed then
 */
export async function applyTogether(all: readonly ToApply[]): Promise<Applied[] | null> {
  try {
    return await applyInOne(all);
  } catch (error) {
    if (error instanceof Repeated || error instanceof RejectedAt) return null;
    throw error;
  }
}

/** @throws Repeated, RejectedAt, and what ends the transaction of a delivery */
async function applyInOne(all: readonly ToApply[]): Promise<Extract<Applied, { state: "applied" }>[]> {
  const [first] = all;
  if (!first) return [];
  const { message, source, actor, reason, now, dryRun } = first;
  const change = { kind: message.kind, source: messageName(source, message), actor, reason, now, dryRun, maxLoss: null } as const;
  const { report, result } = await changeSchedule(change, (tx, draft) => stage(tx, draft, all));
  return result.map(({ importId, ignored, warnings, options, kept }, index) => ({
    ...{ state: "applied", importId, warnings, ignored: textsOf(options.message, ignored) },
    change: index === 0 ? report : nothingOf(kept.carrier),
  }));
}

/** Everything of a message of which nothing is kept. */
function textsOf(message: ScheduleMessage, ignored: IgnoredParts): IgnoredText[] {
  return [...message.ignored, ...ignored.texts()].sort((one, other) => one.line - other.line);
}

function nothingOf(carrier: string): ChangeReport {
  return { carriers: [noChange(carrier)], soldFlights: [], soldFlightCount: 0, assumedSeats: [] };
}

/** A message in the transaction that applies it. */
interface Begun {
  options: ToApply;
  kept: KeptMessage;
  importId: string;
  ignored: IgnoredParts;
  warnings: BadLine[];
}

async function stage(tx: Prisma.TransactionClient, draft: ScheduleDraft, all: readonly ToApply[]): Promise<Begun[]> {
  const begun: Begun[] = [];
  for (const options of all) begun.push(await begin(tx, { importId: draft.importId, isFirst: begun.length === 0 }, options));
  const today = begun[0]?.options.now.toISOString().slice(0, 10) ?? "";
  const actions = all.flatMap(({ message }) => message.actions);
  const of = new Map(begun.flatMap((each) => each.options.message.actions.map((action) => [action, each] as const)));
  for (const together of togetherOf(actions)) {
    for (let rest: readonly MessageAction[] = together; rest.length > 0; ) {
      const actions = rest;
      rest = rest.slice(await at(rest[0]?.flight.line ?? 0, () => stageFirst(tx, draft, { actions, of, today })));
    }
  }
  for (const { options } of begun) {
    for (const flight of flightsOf(options.message.actions)) await at(options.message.line, () => checkDepartures(tx, flight, today));
  }
  for (const { options, importId, ignored, warnings } of begun) {
    await options.delivery?.keep(tx, { importId, ignored: textsOf(options.message, ignored), warnings });
  }
  return begun;
}

interface Change {
  /** By which all messages that are applied together change the schedule. */
  importId: string;
  /** It is the first message's; each of the others has one of its own beside it. */
  isFirst: boolean;
}

async function begin(tx: Prisma.TransactionClient, { importId, isFirst }: Change, options: ToApply): Promise<Begun> {
  const { message, textHash, delivery } = options;
  await delivery?.begin(tx);
  const kept = await at(message.line, async () => {
    const keeping: KeptMessage = { ...message, carrier: carrierOf(message), textHash, flights: flightNames(message) };
    if (delivery && !delivery.mayName(keeping.carrier)) throw new Rejected("sender_carrier", delivery.sender, keeping.carrier);
    await takeTurn(tx, keeping);
    return keeping;
  });
  const own = isFirst ? importId : await importBeside(tx, options, { carrier: kept.carrier, togetherWithId: importId });
  await keepMessage(tx, own, kept);
  return { options, kept, importId: own, ignored: new IgnoredParts(), warnings: await warningsOf(tx, message) };
}

interface Beside {
  carrier: string;
  togetherWithId: string;
}

/** Changes nothing by itself, and goes back with the one that it is together with. */
async function importBeside(
  tx: Prisma.TransactionClient,
  { message, source, actor, now }: ToApply,
  { carrier, togetherWithId }: Beside,
): Promise<string> {
  const name = messageName(source, message);
  const report = JSON.stringify(nothingOf(carrier));
  const id = uuid();
  const data = { id, kind: message.kind, source: name, actor, createdAt: now, changesNothing: true, togetherWithId };
  await tx.scheduleImport.create({ data });
  await tx.$executeRaw`update schedule_import set report = ${report}::jsonb where id = ${id}::uuid`;
  return id;
}

/** What a message and those before it say together. @throws Rejected where a number departs twice from a station on one day */
async function checkDepartures(tx: Prisma.TransactionClient, flight: FlightName, today: string): Promise<void> {
  const schedule = await readFlightSchedule(tx, flight, today);
  const twice = departsTwice(flightDays(schedule.current(), { first: dayNumber(today) - 1, count: SALE_DAYS }), zoneOf);
  if (twice !== null) throw new Rejected("departs_twice", flightName(flight), twice);
}

/** Says on which line a message was rejected. */
async function at<T>(line: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    throw new RejectedAt({ line, field: null, problem: error.problem, value: error.value, other: error.other });
  }
}

function flightsOf(actions: readonly MessageAction[]): FlightName[] {
  return actions.flatMap(({ flight, newFlight }) => [flight, ...(newFlight ? [newFlight] : [])]);
}

/** Designators of the flights that a message is about. */
export function flightNames(message: ScheduleMessage): string[] {
  return flightsOf(message.actions).map(flightName);
}

/** Messages have their order airline by airline. @throws Rejected where there are several, or under its code nothing is sold */
function carrierOf(message: ScheduleMessage): string {
  const [first = "", other] = [...new Set(flightsOf(message.actions).map(({ carrier }) => carrier))];
  if (other !== undefined) throw new Rejected("message_carriers", first, other);
  if (first === TEST_AIRLINE) throw new Rejected("airline_reserved", first);
  if (first.length !== 2) throw new Rejected("message_three_letters", first);
  return first;
}

interface Staged {
  /** One, or several that may only hold together. */
  actions: readonly MessageAction[];
  /** The messages that they are of. */
  of: ReadonlyMap<MessageAction, Begun>;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Stages what `applyFirst` makes of some actions. @returns how many of them that was */
async function stageFirst(tx: Prisma.TransactionClient, draft: ScheduleDraft, { actions, of, today }: Staged): Promise<number> {
  const schedules = new Map<string, FlightSchedule>();
  for (const each of flightsOf(actions)) {
    schedules.set(flightName(each), await readFlightSchedule(tx, each, today));
  }
  const scheduleOf = (each: FlightName) => {
    const schedule = schedules.get(flightName(each));
    if (!schedule) throw new Error(`the schedule of ${flightName(each)} was not read`);
    return schedule;
  };
  const contexts = actions.flatMap((action) => {
    const begun = of.get(action);
    if (!begun) return [];
    const { kind, timeMode: messageMode } = begun.options.message;
    return [{ action, zoneOf, ignored: begun.ignored, kind, messageMode, today: dayNumber(today), scheduleOf }];
  });
  const changes = applyFirst(contexts);
  for (const { sets, withdrawn } of changes) {
    await draft.withdraw(withdrawn);
    for (const set of sets) await stageSet(draft, set);
  }
  await draft.flush();
  return changes.length;
}

async function stageSet(draft: ScheduleDraft, { legs, ...set }: NewSet): Promise<void> {
  await draft.begin({ ...set, season: "" });
  for (const leg of legs) await draft.add(leg);
}
