import { addressBlock, CALLER_WIDTH } from "@/lib/util/address-block";
import { allowAttempt, forgetAttempts, takeBackAttempt } from "../credentials/rate-limits";
import { readGuesses, rememberPlace } from "../guessing/guess-counts";
import { guessKey } from "../guessing/guess-key";

/** Whose code it is, and where it comes from. */
interface Sender {
  userId: string;
  /** Network address; what is unknown is one place. */
  address: string | null | undefined;
  /** Number of the browser, where somebody was right in it before: it is a place of its own. */
  device?: string | null;
  now: Date;
}

/** A code that was counted: under which keys, and whether its place was known then. */
type Counted = ReturnType<typeof keysOf> & { isKnown: boolean; now: Date };

/**
 * Counts a code before it is tried: by the person and the block of addresses that it comes from, and by the person alone unless one was right
 * from there before. Whoever has stolen a password uses up their own places' codes with it, and not those of its owner.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function countCode(sender: Sender): Promise<Counted> {
  const keys = keysOf(sender);
  const { device, now } = sender;
  await allowAttempt("second_factor", keys.own);
  const isKnown = Boolean(device) || (await readGuesses([], keys.place, now)).isKnown;
  if (!isKnown) await allowAttempt("second_factor_elsewhere", keys.person);
  return { ...keys, isKnown, now };
}

/** The code was right: it counts for nothing, those before it from the same place are forgotten, and the place is known. */
export async function codeWasRight({ person, own, place, isKnown, now }: Counted): Promise<void> {
  if (!isKnown) await takeBackAttempt("second_factor_elsewhere", person);
  await forgetAttempts("second_factor", own);
  await rememberPlace(own, place, now);
}

function keysOf({ userId, address, device }: Sender) {
  const caller = device ?? addressBlock(address ?? "", CALLER_WIDTH);
  return {
    person: guessKey("second_factor", "person", userId),
    own: guessKey("second_factor", "own", caller, userId),
    place: guessKey("second_factor", "place", caller, userId),
  };
}
