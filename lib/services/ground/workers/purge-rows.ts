import { isSliceOver } from "@/lib/util/waiting/time-slice";

/** How many rows go at once: in well under a second, so that nobody waits for it, and an interruption loses nothing. */
export const PURGED_AT_ONCE = 2_000;

/**
 * Deletes, or empties, old rows batch by batch, however many have piled up. Ends with its time slice; begun again, it goes on.
 * @param purgeSome deletes so many of them at most, and says how many it was
 * @returns how many in all
 */
export async function purgeRows(purgeSome: (most: number) => Promise<number>): Promise<number> {
  for (let gone = 0; ; ) {
    const count = await purgeSome(PURGED_AT_ONCE);
    gone += count;
    if (count < PURGED_AT_ONCE || isSliceOver()) return gone;
  }
}
