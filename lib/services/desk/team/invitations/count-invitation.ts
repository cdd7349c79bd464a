import { AppError } from "@/lib/domain/errors";
import { guessKey } from "@/lib/services/access/guessing/guess-key";
import { countInWindow } from "@/lib/services/ground/counting/count-in-window";

/** Invitations a day, midnight to midnight UTC. Refused ones count too, since a refusal tells who has an account. */
const MOST = { partner: 30, address: 5 } as const;

const DAY_SECONDS = 86_400;

/** Counts an invitation before anything is looked up. @throws AppError too_many_invitations, with the seconds until tomorrow */
export async function countInvitation({ partnerId, address, now }: { partnerId: string; address: string; now: Date }): Promise<void> {
  const keys = { partner: `invitations:${partnerId}`, address: `invited:${guessKey("invited", address)}` };
  for (const what of ["partner", "address"] as const) {
    const { count, secondsLeft } = await countInWindow({ key: keys[what], windowSeconds: DAY_SECONDS, now });
    if (count > MOST[what]) throw new AppError("too_many_invitations", { retryAfter: secondsLeft });
  }
}
