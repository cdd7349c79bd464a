import { randomBytes, timingSafeEqual } from "node:crypto";
import { guessKey } from "../guessing/guess-key";

/** How long a browser is known after a sign-in. */
export const DEVICE_SECONDS = 180 * 86_400;

/** Number of the browser, when the mark expires (seconds since 1970), and a keyed hash of both for the person and their password. */
const WRITTEN = /^([\w-]{22})\.(\d{1,12})\.([0-9a-f]{32})$/;

interface Whose {
  /** E-mail address in lower case, which nobody can read out of the mark. */
  subject: string;
  /** What their password is checked against: another password makes all marks worthless, however many somebody has gathered who knew the old one. */
  passwordHash: string;
  now: Date;
}

/** A browser in which somebody was right before. */
export interface KnownDevice {
  /** Its number. */
  id: string;
  /** When it was given its mark. */
  since: Date;
}

/**
 * What a browser keeps in which somebody has signed in: it tells this person's own browser from whoever guesses from the same address (OWASP's device
 * cookie). It opens nothing; with it somebody may guess where its owner may, and no faster.
 */
export function makeDeviceMark(whose: Whose): string {
  const device = randomBytes(16).toString("base64url");
  const expires = String(Math.floor(whose.now.getTime() / 1000) + DEVICE_SECONDS);
  return `${device}.${expires}.${macOf(whose, device, expires)}`;
}

/** Null where the mark is somebody else's, of an old password, too old, or not ours. */
export function readDeviceMark(mark: string | null | undefined, whose: Whose): KnownDevice | null {
  const [, id = "", expires = "", mac = ""] = WRITTEN.exec(mark ?? "") ?? [];
  const until = Number(expires) * 1000;
  if (id === "" || until <= whose.now.getTime()) return null;
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(whose, id, expires)));
  return isOurs ? { id, since: new Date(until - DEVICE_SECONDS * 1000) } : null;
}

function macOf({ subject, passwordHash }: Whose, device: string, expires: string): string {
  return guessKey("device", subject, passwordHash, device, expires);
}
