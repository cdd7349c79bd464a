"use client";

import { useRef } from "react";
import { ApiError } from "./api-error";

const KEY_BYTES = 16;

interface RequestKeys {
  /** Header of a request. @param request what tells it from another one, such as its body */
  headersFor: (request?: string) => Record<string, string>;
  /** Tells how the server has answered: after a final answer the next request is a new one. */
  settle: (error: unknown) => void;
}

/**
 * The Idempotency-Key of one intention. It stays the same until the server has answered for good, so that whoever presses again after a
 * lost connection gets the first result and not a second effect.
 */
export function useRequestKey(): RequestKeys {
  const held = useRef<{ key: string; request: string } | null>(null);
  const headersFor = (request = "") => {
    if (held.current?.request !== request) held.current = { key: randomKey(), request };
    return { "Idempotency-Key": held.current.key };
  };
  const settle = (error: unknown) => {
    if (!(error instanceof ApiError && error.isTransient)) held.current = null;
  };
  return { headersFor, settle };
}

/** Not `crypto.randomUUID`: browsers have it on https only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
