"use client";

import { useEffect, useState } from "react";

const TYPING_REST_MS = 90;

/** A text once it has rested: a service is asked per word, not per key. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TYPING_REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
