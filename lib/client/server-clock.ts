"use client";

import { useEffect, useState } from "react";

/** Smaller differences are transport and the whole seconds of the header, not a wrong clock. */
const TOLERANCE_MS = 5_000;

let lagMs = 0;

/**
 * How far a reader's clock is behind the server's, in milliseconds; 0 where it is right, or nothing is known.
 * @param dateHeader `Date` of an answer that has just come in (RFC 9110)
 * @param now the reader's clock, milliseconds since 1970-01-01T00:00Z
 */
export function clockLag(dateHeader: string | null, now: number): number {
  const difference = dateHeader ? Date.parse(dateHeader) - now : 0;
  return Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** Keeps the difference of every answer, so that countdowns end when the server says so. */
export function learnServerTime(dateHeader: string | null): void {
  if (dateHeader) lagMs = clockLag(dateHeader, Date.now());
}

/** The server's clock as far as this browser knows it, milliseconds since 1970-01-01T00:00Z. */
export function serverNow(): number {
  return Date.now() + lagMs;
}

/** Keeps the moment at which the server made the page, before anything has been asked. @param at milliseconds since 1970-01-01T00:00Z */
export function learnRenderTime(at: number): void {
  lagMs = clockLag(new Date(at).toUTCString(), Date.now());
}

interface Ticking {
  /** The moment of the server's own rendering, so that the first paint agrees in the browser; else the browser's first reading. */
  first?: number;
  everyMs?: number;
  isRunning?: boolean;
}

/**
 * The server's clock, ticking.
 * @returns milliseconds since 1970-01-01T00:00Z
 */
export function useServerClock({ first, everyMs = 1_000, isRunning = true }: Ticking = {}): number {
  const [now, setNow] = useState(() => first ?? serverNow());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isRunning]);
  return now;
}
