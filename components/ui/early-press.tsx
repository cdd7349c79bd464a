"use client";

import { useEffect } from "react";

const READY = "parvoz:ready";

/**
 * Remembers the last button that is pressed before the page's program runs, and presses it again once it does. A press that hydrates the
 * page by itself is heard by React, so it must not count: the program is ready before it is remembered.
 */
const REMEMBER = `(() => {
  let pressed = null;
  const remember = ({ target }) => setTimeout(() => { pressed = target.closest("button[type=button]"); });
  addEventListener("click", remember, true);
  addEventListener("${READY}", () => {
    removeEventListener("click", remember, true);
    if (pressed?.isConnected) pressed.click();
  }, { once: true });
})()`;

/** Stands first in a page, so that a press on a slow telephone is late and not lost. */
export function EarlyPress() {
  useEffect(() => {
    dispatchEvent(new Event(READY));
  }, []);
  return <script>{REMEMBER}</script>;
}
