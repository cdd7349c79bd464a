import { z } from "zod";
import { accountAddress } from "../shared";

// What a person of the portal or the back office does about their own sign-in. Moments are ISO 8601, UTC.

const password = z.string().min(1).max(1000);
/** Of an authenticator app, or a recovery code; whatever people type around it. */
const code = z.string().trim().min(1).max(100);

/** Answer of GET /api/account/sessions: the one that asks first, then those seen last. */
export const sessionList = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      created: z.string(),
      /** To five minutes. */
      last_seen: z.string(),
      /** Network of the sign-in: `203.0.113.0/24`. */
      address: z.string(),
      /** `Firefox, Linux`; empty where unknown. */
      agent: z.string(),
      is_current: z.boolean(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionList>;

/** Answer of GET /api/account/second-factor. */
export const secondFactor = z.strictObject({
  /** Null where there is none. */
  since: z.string().nullable(),
  recovery_codes_left: z.int(),
  /** Whether this person must have one. */
  is_obligatory: z.boolean(),
  /** Whether they would have to, were this not the demonstration. */
  is_let_off: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Body of POST /api/account/second-factor/begin. */
export const beginSecondFactorRequest = z.object({
  password,
  /** Of whoever must have a second factor: the one-time code that the command line has given out for them. */
  enrolment_code: z.string().trim().max(100).optional(),
});
export type BeginSecondFactorRequest = z.input<typeof beginSecondFactorRequest>;

/** Its answer: what an authenticator app needs, this once. */
export const secondFactorOffer = z.strictObject({
  /** Base32. */
  secret: z.string(),
  /** `otpauth://totp/…`, which the QR code holds. */
  uri: z.string(),
  /** The QR code: side of the square, and `d` of one SVG path. */
  qr: z.strictObject({ size: z.int(), path: z.string() }),
});
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;

/** Body of POST /api/account/second-factor/confirm. */
export const confirmSecondFactorRequest = z.object({ code });
export type ConfirmSecondFactorRequest = z.input<typeof confirmSecondFactorRequest>;

/** Its answer, and that of POST /api/account/second-factor/recovery-codes: the only time that they can be read. */
export const recoveryCodes = z.strictObject({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** Body of POST /api/account/second-factor/recovery-codes and of …/remove. */
export const bothFactorsRequest = z.object({ password, code });
export type BothFactorsRequest = z.input<typeof bothFactorsRequest>;

/** Body of POST /api/account/password. */
export const changePasswordRequest = z.object({ password, new_password: password });
export type ChangePasswordRequest = z.input<typeof changePasswordRequest>;

/** Body of POST /api/account/password-forgotten. */
export const forgottenPasswordRequest = z.object({ email: accountAddress });

/** Body of POST /api/account/password-reset. */
export const resetPasswordRequest = z.object({ token: z.string().min(1).max(100), new_password: password });
export type ResetPasswordRequest = z.input<typeof resetPasswordRequest>;

/** Its answer. */
export const resetPasswordAnswer = z.strictObject({ email: z.string() });
export type ResetPasswordAnswer = z.infer<typeof resetPasswordAnswer>;

/** Answer of what leaves nothing to be read. */
export const done = z.strictObject({});
export type Done = z.infer<typeof done>;
