import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { longDb } from "@/lib/db";
import { utcDays } from "@/lib/domain/dates";
import { writeCarrier, writeHeader } from "@/lib/formats/ssim/write/write";
import { SALE_DAYS } from "./change-schedule";
import { type FlatCarrier, flattenCarrier } from "./parts/flatten-carrier";

interface Options {
  /** Path of the file that is written. */
  file: string;
  now: Date;
  /** One airline; undefined is all. */
  carrier?: string;
  /** Flight dates, `YYYY-MM-DD`, both included; undefined is no limit. */
  from?: string;
  to?: string;
}

/** What was written of one airline. */
export interface ExportedCarrier {
  carrier: string;
  legs: number;
  /** Flights that no file can say, e.g. `HY271 SIN 2026-12-19`: their number departs there twice on one day, or too many days from the flight's date. They are left out. */
  unsaid: readonly string[];
}

const TIMEOUT_MS = 30 * 60_000;
const WAIT_MS = 30_000;

/**
 * Writes what is on sale as an SSIM chapter 7 file: for each airline one set, in which files, messages and whatever covers what are resolved.
 * Imported into an empty database it gives the same departures.
 * Where there is no airline to write, no file is written either, and none is replaced.
 * @returns the airlines in the file's order
 */
export async function exportSchedule({ file, now, carrier, from, to }: Options): Promise<ExportedCarrier[]> {
  const exported: ExportedCarrier[] = [];
  await longDb().$transaction(
    async (tx) => {
      const rows = await tx.scheduleLeg.findMany({ select: { carrier: true }, distinct: ["carrier"], orderBy: { carrier: "asc" } });
      const carriers = rows.map((row) => row.carrier).filter((code) => carrier === undefined || code === carrier);
      if (carriers.length === 0) return;
      const flat = async function* () {
        for (const code of carriers) yield await flattenCarrier(tx, code, { from, to, openUntil: utcDays(now) + SALE_DAYS });
      };
      await pipeline(Readable.from(linesOf(flat(), now, exported)), createWriteStream(file));
    },
    { isolationLevel: "RepeatableRead", timeout: TIMEOUT_MS, maxWait: WAIT_MS },
  );
  return exported;
}

async function* linesOf(carriers: AsyncIterable<FlatCarrier>, now: Date, exported: ExportedCarrier[]): AsyncIterable<string> {
  const layout = { createdOn: now.toISOString().slice(0, 10) };
  for (const line of writeHeader()) yield `${line}\n`;
  for await (const { unsaid, ...carrier } of carriers) {
    exported.push({ carrier: carrier.carrier, legs: carrier.legs.length, unsaid });
    if (carrier.legs.length === 0) continue;
    for (const line of writeCarrier({ ...carrier, season: "" }, layout)) yield `${line}\n`;
  }
}
