"use client";

import { useEffect, useState } from "react";
import { serverNow } from "@/lib/client/server-clock";

/**
 * The server's clock, once a second while `isRunning`.
 * @returns milliseconds since 1970-01-01T00:00Z
 */
export function useServerClock(isRunning: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setNow(serverNow()), 1000);
    return () => window.clearInterval(timer);
  }, [isRunning]);
  return now;
}
