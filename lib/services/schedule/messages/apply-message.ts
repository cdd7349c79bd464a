import { dayNumber } from "@/lib/domain/dates";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import type { ChangeReport } from "@/lib/domain/schedule/comparison/change-report";
import { departsTwice } from "@/lib/domain/schedule/flights/departs-twice";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import type { BadLine } from "@/lib/formats/imports/bad-line";
import type { FlightName, IgnoredText, MessageAction, ScheduleMessage } from "@/lib/formats/ssm/message";
import type { Prisma } from "@/lib/generated/prisma/client";
import { changeSchedule, SALE_DAYS } from "../sets/change-schedule";
import type { ScheduleDraft } from "../sets/parts/schedule-draft";
import { zoneOf } from "../sets/parts/zone-of";
import { messageName } from "./parts/actions-of";
import { applyActions, togetherOf } from "./parts/apply-action";
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

interface Options {
  message: ScheduleMessage;
  textHash: Uint8Array<ArrayBuffer>;
  /** Source of the message: a file's name, or empty. */
  source: string;
  actor: string;
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
export async function applyMessage(options: Options): Promise<Applied> {
  const { message, source, actor, now, dryRun } = options;
  const ignored = new IgnoredParts();
  try {
    const change = { kind: message.kind, source: messageName(source, message), actor, now, dryRun, maxLoss: null } as const;
    const { importId, report, result } = await changeSchedule(change, (tx, draft) => stage(tx, draft, options, ignored));
    return { state: "applied", importId, change: report, ignored: textsOf(message, ignored), warnings: result };
  } catch (error) {
    if (error instanceof Repeated) return { state: "repeated" };
    if (error instanceof RejectedAt) return { state: "rejected", problem: error.problem };
    throw error;
  }
}

/** Everything of a message of which nothing is kept. */
function textsOf(message: ScheduleMessage, ignored: IgnoredParts): IgnoredText[] {
  return [...message.ignored, ...ignored.texts()].sort((one, other) => one.line - other.line);
}

async function stage(
  tx: Prisma.TransactionClient,
  draft: ScheduleDraft,
  { message, textHash, now, delivery }: Options,
  ignored: IgnoredParts,
): Promise<BadLine[]> {
  await delivery?.begin(tx);
  const kept = await at(message.line, async () => {
    const keeping: KeptMessage = { ...message, carrier: carrierOf(message), textHash, flights: flightNames(message) };
    if (delivery && !delivery.mayName(keeping.carrier)) throw new Rejected("sender_carrier", delivery.sender, keeping.carrier);
    await takeTurn(tx, keeping);
    return keeping;
  });
  const today = now.toISOString().slice(0, 10);
  const warnings = await warningsOf(tx, message);
  for (const actions of togetherOf(message.actions)) {
    await at(actions[0]?.flight.line ?? message.line, () => stageActions(tx, draft, { message, actions, today, ignored }));
  }
  for (const flight of flightsOf(message.actions)) await at(message.line, () => checkDepartures(tx, flight, today));
  await keepMessage(tx, draft.importId, kept);
  await delivery?.keep(tx, { importId: draft.importId, ignored: textsOf(message, ignored), warnings });
  return warnings;
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
  message: ScheduleMessage;
  /** One, or several that only hold together. */
  actions: readonly MessageAction[];
  /** `YYYY-MM-DD` */
  today: string;
  ignored: IgnoredParts;
}

async function stageActions(tx: Prisma.TransactionClient, draft: ScheduleDraft, staged: Staged): Promise<void> {
  const { message, actions, today, ignored } = staged;
  const schedules = new Map<string, FlightSchedule>();
  for (const each of flightsOf(actions)) {
    schedules.set(flightName(each), await readFlightSchedule(tx, each, today));
  }
  const scheduleOf = (each: FlightName) => {
    const schedule = schedules.get(flightName(each));
    if (!schedule) throw new Error(`the schedule of ${flightName(each)} was not read`);
    return schedule;
  };
  const common = { zoneOf, ignored, kind: message.kind, messageMode: message.timeMode, today: dayNumber(today), scheduleOf };
  for (const { sets, withdrawn } of applyActions(actions.map((action) => ({ ...common, action })))) {
    await draft.withdraw(withdrawn);
    for (const set of sets) await stageSet(draft, set);
  }
  await draft.flush();
}

async function stageSet(draft: ScheduleDraft, { legs, ...set }: NewSet): Promise<void> {
  await draft.begin({ ...set, season: "" });
  for (const leg of legs) await draft.add(leg);
}
