import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { log, traceOf } from "@/lib/log";
import { type Arrival, readArrival } from "./parts/arrival";
import { fileKey, type LyingFile, lyingFiles, putAside } from "./parts/folder";

/** What lay in the folder at the last look: a file that has not changed since then is whole. */
export type Seen = ReadonlySet<string>;

interface Options {
  folder: string;
  /** Of the look before; a file that it does not know waits for the next one. */
  seen: Seen;
  now: Date;
}

interface TakenIn {
  /** How many were kept that had not come before. */
  taken: number;
  seen: Seen;
}

/**
 * Takes whatever lies whole in the folder into the inbox, where it waits to be read: it is kept first and put aside then. What was kept and lies
 * there still, because a process died in between, is only put aside; the same content in another file is counted as a copy. One that
 * cannot be read holds up no other.
 * @throws Error where the folder cannot be read
 */
export async function takeIn({ folder, seen, now }: Options): Promise<TakenIn> {
  const files = await lyingFiles(folder);
  const whole = files.filter((file) => file.isDelivered || seen.has(fileKey(file)));
  whole.sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime() || (one.name < other.name ? -1 : 1));
  let taken = 0;
  for (const file of whole) if (await takeOne(folder, file, now)) taken += 1;
  return { taken, seen: new Set(files.map(fileKey)) };
}

async function takeOne(folder: string, file: LyingFile, now: Date): Promise<boolean> {
  try {
    const { number, isNew } = await register(await readArrival(folder, file), now);
    await putAside(folder, file, number);
    return isNew;
  } catch (error) {
    log.warn({ file: file.name, error: traceOf(error) }, "a file of the schedule inbox could not be taken in; the next round tries again");
    return false;
  }
}

async function register(arrival: Arrival, now: Date): Promise<{ number: number; isNew: boolean }> {
  const data = { ...arrival, id: uuid(), arrivedAt: now };
  const [inserted] = await db().scheduleInbox.createManyAndReturn({ data: [data], skipDuplicates: true, select: { number: true } });
  if (inserted) return { number: Number(inserted.number), isNew: true };
  const where = { contentHash: arrival.contentHash };
  const known = await db().scheduleInbox.findUniqueOrThrow({ where, select: { number: true, fileKey: true } });
  if (known.fileKey !== arrival.fileKey) await db().scheduleInbox.update({ where, data: { copies: { increment: 1 }, copiedAt: now } });
  return { number: Number(known.number), isNew: false };
}
