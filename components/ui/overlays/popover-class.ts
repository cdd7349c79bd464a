/** A sheet that floats over the page: menus, lists, calendars. */
export const popoverClass =
  "z-50 rounded-xl border border-line bg-surface shadow-float outline-none data-[entering]:animate-[rise_120ms_ease-out]";
