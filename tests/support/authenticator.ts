import { POST as beginRoute } from "@/app/api/account/second-factor/begin/route";
import { POST as confirmRoute } from "@/app/api/account/second-factor/confirm/route";
import { recoveryCodes, secondFactorOffer } from "@/lib/contracts/account/account-security";
import { envelope } from "@/lib/contracts/shared";
import { totpCode, totpStep } from "@/lib/crypto/totp";
import { offerEnrolmentCode } from "@/lib/services/access/second-factor/offer-enrolment-code";
import { readSecondFactor } from "@/lib/services/access/second-factor/read-second-factor";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { PASSWORD, type Somebody } from "./person";
import { callPortal } from "./portal-call";
import { signInHere } from "./portal-session";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an app makes of the letters that the page shows (RFC 4648, 6). */
export function readBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export interface Authenticator {
  /** The code so many steps of thirty seconds from now: each is taken once. */
  code: (steps: number) => string;
  recoveryCodes: string[];
  /** Of the session in which it was set up. */
  cookie: string;
}

/** Sets up a second factor as somebody does on their page. The code of step 0 is used then. */
export async function setUpFactor({ userId, email }: Somebody): Promise<Authenticator> {
  // An operator who is signed in here would have one.
  const { cookie } = await signInHere(userId, { isFactorSet: false });
  const call = { userId, cookie, method: "POST" };
  const { is_obligatory } = await readSecondFactor({ userId });
  const { code: enrolment_code } = is_obligatory ? await offerEnrolmentCode({ email, by: COMMAND, now: new Date() }) : { code: undefined };
  const begun = await callPortal(beginRoute, { ...call, body: { password: PASSWORD, enrolment_code } });
  const secret = readBase32(envelope(secondFactorOffer).parse(await begun.json()).data.secret);
  const code = (steps: number) => totpCode(secret, first + steps);
  const first = totpStep(new Date());
  const confirmed = await callPortal(confirmRoute, { ...call, body: { code: code(0) } });
  return { code, recoveryCodes: envelope(recoveryCodes).parse(await confirmed.json()).data.codes, cookie };
}
