import { expect, vi } from "vitest";
import { db } from "@/lib/db";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { leg } from "@/lib/engine/testing/fixtures";
import { changeSchedule } from "@/lib/services/schedule/sets/change-schedule";
import { currentSnapshot } from "@/lib/suppliers/house/snapshot/current-snapshot";

/** What becomes of a flight. */
export interface FlightChange {
  carrier?: string;
  number: number;
  /** Flight dates that it is about, both included; to the end of the season where `to` is null. */
  from: string;
  to?: string | null;
  /** As `"TAS 07:10 IST 10:20"`, one after another; none cancels the flight. */
  legs: readonly string[];
  more?: Partial<LegPattern>;
  /** What is said of single legs, from 0, besides. */
  moreOf?: (leg: number) => Partial<LegPattern>;
  now: Date;
}

/** Changes one flight of the tests' network on some dates, as a message of its carrier would. @returns the import's id */
export async function changeFlight(change: FlightChange): Promise<string> {
  return (await changeFlights([change], change.now)).importId;
}

/** Several changes of one message. */
export async function changeFlights(changes: readonly FlightChange[], now: Date) {
  const options = { kind: "asm", source: "test", actor: "test", now, maxLoss: null } as const;
  const applied = await changeSchedule(options, async (_tx, draft) => {
    for (const { carrier = "HY", number, from, to = from, legs, more = {}, moreOf = () => ({}) } of changes) {
      const dates = { daysOfOperation: 127, frequency: 1 } as const;
      const set = { carrier, flightNumber: number, suffix: "", season: "", timeMode: "L", validFrom: from, validTo: to } as const;
      await draft.begin({ layer: "ad_hoc", ...set, ...dates });
      for (const [index, text] of legs.entries()) {
        const usual = { bookingDesignators: "CYT", configuration: "C2Y6", aircraft: "320", departureTerminal: "", coveredBy: UNCOVERED };
        const period = { periodFrom: from, periodTo: to, legSequence: index + 1 };
        await draft.add(leg(`${carrier} ${number} ${text}`, { ...usual, ...period, ...more, ...moreOf(index) }));
      }
    }
  });
  await newSnapshot(now);
  return applied;
}

/** Waits until searches of this process are made from the new schedule: they look at its version ten times a second. */
export async function newSnapshot(now: Date): Promise<void> {
  const { version } = await db().dataVersion.findUniqueOrThrow({ where: { kind: "schedule" } });
  await vi.waitFor(async () => expect((await currentSnapshot(now)).scheduleVersion).toBe(version), { timeout: 40_000 });
}
