"use client";

import { useEffect, useState } from "react";
import { serverNow } from "@/lib/client/server-clock";

/**
 * The server's clock, ticking.
 * @param first the moment of the server's own rendering, so that the first paint agrees in the browser
 */
export function useNow(first: number, everyMs: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
