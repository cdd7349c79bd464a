"use client";

import { useRef } from "react";

/**
 * Lets one call through until it has ended. Two presses in a row are faster than a button that is about to show that it is at work.
 * @returns what runs a call, or nothing while another one runs
 */
export function useOneAtATime(): (run: (end: () => void) => void) => void {
  const isRunning = useRef(false);
  return (run) => {
    if (isRunning.current) return;
    isRunning.current = true;
    run(() => {
      isRunning.current = false;
    });
  };
}
