import fc from "fast-check";

const MOST_ROUNDS = 20;

interface Rounds {
  numRuns: number;
  /** Whether what the property counts has been seen often enough. */
  isEnough: () => boolean;
}

/** The same of a property that waits. @throws Error as `assertUntilSeen` */
export async function assertUntilSeenLater<Made>(property: fc.IAsyncProperty<Made>, { numRuns, isEnough }: Rounds): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await fc.assert(property, { numRuns });
    if (isEnough()) return;
  }
  throw new Error("the worlds do not show what the property is about");
}

/**
 * Checks a property in so many worlds, and in as many again until it has seen what it is about: what is rare lacks in some rounds.
 * @throws Error where twenty rounds do not show it
 */
export function assertUntilSeen<Made>(property: fc.IRawProperty<Made>, { numRuns, isEnough }: Rounds): void {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    fc.assert(property, { numRuns });
    if (isEnough()) return;
  }
  throw new Error("the worlds do not show what the property is about");
}
