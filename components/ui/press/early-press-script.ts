/** Told once the page's program runs. */
export const READY = "parvoz:ready";

/**
 * Remembers the last button that is pressed before the page's program runs, and presses it again once it does: a press on a slow telephone
 * is late and not lost. A press that hydrates the page by itself is heard by React, so it must not count, nor what was pressed before it: the
 * program is ready before it is remembered. Whoever has gone on to type keeps the focus: their press is forgotten.
 */
export const EARLY_PRESS = `(() => {
  let pressed = null;
  const forget = () => { pressed = null; };
  const remember = ({ target }) => { forget(); setTimeout(() => { pressed = target.closest("button[type=button]"); }); };
  addEventListener("click", remember, true);
  addEventListener("input", forget, true);
  addEventListener("${READY}", () => {
    removeEventListener("click", remember, true);
    removeEventListener("input", forget, true);
    if (pressed?.isConnected) pressed.click();
  }, { once: true });
})()`;
