import { log } from "@/lib/log";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { readInbox } from "./read-inbox";
import { type Seen, takeIn } from "./take-in";

/** @returns one round of looking after the folder of the inbox: what lies there whole is taken in, and what waits is applied */
export function inboxRound(folder: string): () => Promise<void> {
  let seen: Seen = new Set();
  return async () => {
    const now = await databaseTime();
    const found = await takeIn({ folder, seen, now });
    seen = found.seen;
    const read = await readInbox({ now });
    if (read > 0) log.info({ taken: found.taken, read }, "schedule messages of the inbox are read");
  };
}
