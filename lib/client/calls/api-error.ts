import type { ErrorTexts } from "@/lib/contracts/error-texts";
import type { ErrorEnvelope } from "@/lib/contracts/shared";
import type { Locale } from "@/lib/domain/localized";

/** `error_code` of a call without a session that holds (lib/contracts/errors.ts). */
export const SIGNED_OUT = 100401;
/** `error_code` where flights of an offer are not as they were shown (lib/contracts/errors.ts). */
export const FLIGHT_TIMES_CHANGED = 100451;
export const FLIGHT_CANCELLED = 100452;

/** An answer that is not a success, or no answer at all. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 where the server was not reached. */
  readonly status: number;
  /** `error_code` of the envelope; 0 where there was none. */
  readonly code: number;
  /** Field path to texts, in the language of the call: what people read is of `textsIn`. */
  readonly fields: Record<string, string[]>;
  readonly data: NonNullable<ErrorEnvelope["data"]>;
  readonly requestId: string;
  readonly #texts: ErrorTexts["texts"];

  constructor(status: number, envelope?: ErrorEnvelope & ErrorTexts) {
    super(envelope?.message ?? "");
    this.status = status;
    this.code = envelope?.error_code ?? 0;
    this.fields = envelope?.errors ?? {};
    this.data = envelope?.data ?? {};
    this.requestId = envelope?.request_id ?? "";
    this.#texts = envelope?.texts;
  }

  /** What it says in a language; in that of the call where the service has told no other. */
  textsIn(locale: Locale): { message: string; fields: Record<string, string[]> } {
    const told = this.#texts?.[locale];
    return told ? { message: told.message, fields: told.errors ?? {} } : { message: this.message, fields: this.fields };
  }

  /** Whether the same call may succeed in a moment: no connection, an overloaded server, or a carrier that has not confirmed yet. */
  get isTransient(): boolean {
    const unconfirmed = this.status === 410 && [0, 3, 1002, 1039].includes(this.code);
    return this.status === 0 || this.status >= 500 || unconfirmed;
  }
}

/** Whether the thing asked for is not there, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the same call may succeed later: what passes by itself, and what was asked too quickly. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.isTransient || error.status === 429);
}
