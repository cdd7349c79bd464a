import type { Sent } from "../transport/send-by-smtp";

/** Attempts to mail what goes to several addresses, one each time that a round comes by. */
export const MOST_ATTEMPTS = 6;
/** Longer than one mail may take, all answers of the server together (MAIL_MS of send-by-smtp.ts): whoever has not moved it on by then has died. */
const LEASE_MS = 5 * 60_000;

/** The moments that pass while a run goes on that began at `now`. */
export function clockFrom(now: Date): () => Date {
  const begun = performance.now();
  return () => new Date(now.getTime() + performance.now() - begun);
}

/** Until when an attempt is held that is at one address now. */
export function heldFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Whose attempt nobody holds. */
function isFree(now: Date) {
  return { OR: [{ heldUntil: null }, { heldUntil: { lte: now } }] };
}

/** What may be tried now. */
export function waitingAt(now: Date) {
  return { state: "made", attempts: { lt: MOST_ATTEMPTS }, ...isFree(now) };
}

/** What is to be given up: its last attempt died with its process. */
export function spentAt(now: Date) {
  return { state: "made", attempts: { gte: MOST_ATTEMPTS }, ...isFree(now) };
}

interface Mailing<To> {
  /** Moves on until when the attempt is held. @returns whether it still is */
  hold: () => Promise<boolean>;
  send: (to: To) => Promise<Sent>;
  /** Keeps that somebody has got it. */
  note: (to: To) => Promise<unknown>;
}

/** Mails to those who are left, one after the other, for as long as the attempt is held. @returns what became of them; null where somebody else goes on */
export async function mailToAll<To>(left: readonly To[], { hold, send, note }: Mailing<To>): Promise<ReadonlySet<Sent> | null> {
  const outcomes = new Set<Sent>();
  for (const to of left) {
    if (!(await hold())) return null;
    const outcome = await send(to);
    if (outcome === "sent") await note(to);
    outcomes.add(outcome);
  }
  return outcomes;
}
