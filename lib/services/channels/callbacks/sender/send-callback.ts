import { z } from "zod";
import type { AttemptError, AttemptOutcome } from "@/lib/domain/webhooks/attempt";
import { env } from "@/lib/env";
import { readCallbackUrl } from "./callback-url";
import { AddressRefused, checkedAddresses, HostUnknown, type ResolveHost } from "./checked-addresses";
import { post } from "./post";

export interface Callback {
  /** The address as the partner saved it; it is checked again. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Limits that tests make narrower. */
export interface SenderLimits {
  /** Time from resolving the name to the end of the answer. */
  timeoutMs?: number;
  resolve?: ResolveHost;
}

/** An answer after this is none. */
const TIMEOUT_MS = 15_000;

/** Sends one message to a partner's address, never into our own network (docs/decisions, callbacks). It never throws. */
export async function sendCallback(callback: Callback, limits: SenderLimits = {}): Promise<AttemptOutcome & { durationMs: number }> {
  const began = performance.now();
  const outcome = await attempt(callback, limits);
  return { ...outcome, durationMs: Math.round(performance.now() - began) };
}

async function attempt({ url, headers, body }: Callback, { timeoutMs = TIMEOUT_MS, resolve }: SenderLimits): Promise<AttemptOutcome> {
  const target = readCallbackUrl(url, env().WEBHOOK_TRUSTED_HOSTS);
  if (typeof target === "string") return { status: null, error: "address_refused" };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const addresses = await beforeAbort(checkedAddresses(target, resolve), signal);
    return { status: await post({ href: target.href, headers, body, addresses, signal }), error: null };
  } catch (error) {
    return { status: null, error: signal.aborted ? "timed_out" : nameOf(error) };
  }
}

/** A resolver cannot be told to stop; nobody waits for it, though. */
function beforeAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
  return Promise.race([work, aborted]);
}

const coded = z.object({ code: z.string() });
const CERTIFICATE = /CERT|UNABLE_TO_|ERR_TLS_|HOSTNAME_MISMATCH/;

function nameOf(error: unknown): AttemptError {
  if (error instanceof AddressRefused) return "address_refused";
  if (error instanceof HostUnknown) return "name_unknown";
  const { data } = coded.safeParse(error);
  return data && CERTIFICATE.test(data.code) ? "certificate_refused" : "connection_failed";
}
