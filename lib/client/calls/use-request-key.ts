"use client";

import { useRef } from "react";

const KEY_BYTES = 16;

interface RequestKeys {
  /** Header of a request. @param request what tells it from another one, such as its body */
  headersFor: (request?: string) => Record<string, string>;
  /** Tells how the server has answered, null where it has done what was asked: the next request is then a new one. */
  settle: (error: unknown) => void;
}

/**
 * The Idempotency-Key of one intention. It stays the same until the server has said that it is done, so that whoever presses again after a lost
 * answer gets the first result and not a second effect. A refusal uses no key up, and says nothing of an attempt before it: it changes no key.
 */
export function useRequestKey(): RequestKeys {
  const held = useRef<{ key: string; request: string } | null>(null);
  const headersFor = (request = "") => {
    if (held.current?.request !== request) held.current = { key: randomKey(), request };
    return { "Idempotency-Key": held.current.key };
  };
  const settle = (error: unknown) => {
    if (error === null || error === undefined) held.current = null;
  };
  return { headersFor, settle };
}

/** 32 hexadecimal digits. Not `crypto.randomUUID`: browsers have it on https only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
