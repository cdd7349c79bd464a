"use client";

import { useEffect } from "react";
import { READY } from "./early-press-script";

/** Tells the page's first script that the program runs. */
export function EarlyPress() {
  useEffect(() => {
    dispatchEvent(new Event(READY));
  }, []);
  return null;
}
