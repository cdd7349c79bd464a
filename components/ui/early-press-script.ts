/** Told once the page's program runs. */
export const READY = "parvoz:ready";

/**
 * Remembers the last button that is pressed before the page's program runs, and presses it again once it does: a press on a slow telephone
 * is late and not lost. A press that hydrates the page by itself is heard by React, so it must not count: the program is ready before it is
 * remembered.
 */
export const EARLY_PRESS = `(() => {
  let pressed = null;
  const remember = ({ target }) => setTimeout(() => { pressed = target.closest("button[type=button]"); });
  addEventListener("click", remember, true);
  addEventListener("${READY}", () => {
    removeEventListener("click", remember, true);
    if (pressed?.isConnected) pressed.click();
  }, { once: true });
})()`;
