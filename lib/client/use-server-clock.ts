"use client";

import { useEffect, useState } from "react";
import { serverNow } from "./server-clock";

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
