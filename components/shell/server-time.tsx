"use client";

import { useState } from "react";
import { countDaysBy } from "@/components/ui/today";
import { learnRenderTime, serverNow } from "@/lib/client/server-clock";

/**
 * Tells the browser what time the server has, before the first part of the page counts days: the device's clock may be a day off.
 * It stands before all that goes by it. Answers that come in later correct it by the way that the page was under way.
 * @param at milliseconds since 1970-01-01T00:00Z
 */
export function ServerTime({ at }: { at: number }) {
  useState(() => {
    if (typeof window === "undefined") return;
    learnRenderTime(at);
    countDaysBy(serverNow);
  });
  return null;
}
