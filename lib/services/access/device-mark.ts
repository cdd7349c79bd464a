import { randomBytes, timingSafeEqual } from "node:crypto";
import { guessKey } from "../guessing/guess-key";

/** So long a browser is known after a sign-in. */
export const DEVICE_SECONDS = 180 * 86_400;

/** Number of the browser, when it expires (seconds since 1970), and a keyed hash of both for the person. */
const WRITTEN = /^([\w-]{22})\.(\d{1,12})\.([0-9a-f]{32})$/;

interface Whose {
  /** E-mail address in lower case, which nobody can read out of the mark. */
  subject: string;
  now: Date;
}

/**
 * What a browser keeps in which somebody has signed in: it tells this person's own browser from whoever guesses from the same address (OWASP's device
 * cookie). It opens nothing; with it somebody may guess where its owner may, and no faster.
 */
export function makeDeviceMark({ subject, now }: Whose): string {
  const device = randomBytes(16).toString("base64url");
  const expires = Math.floor(now.getTime() / 1000) + DEVICE_SECONDS;
  return `${device}.${expires}.${macOf(subject, device, String(expires))}`;
}

/** The browser's number; null where the mark is somebody else's, old, or not ours. */
export function readDeviceMark(mark: string | null | undefined, { subject, now }: Whose): string | null {
  const [, device = "", expires = "", mac = ""] = WRITTEN.exec(mark ?? "") ?? [];
  if (device === "" || Number(expires) * 1000 <= now.getTime()) return null;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(subject, device, expires))) ? device : null;
}

function macOf(subject: string, device: string, expires: string): string {
  return guessKey("device", subject, device, expires);
}
