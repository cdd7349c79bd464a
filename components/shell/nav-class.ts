/** How the main menu looks in the top bar and at the bottom of a phone. */
export const NAV_CLASS = {
  bar: {
    nav: "hidden h-full items-stretch gap-1 md:flex",
    item: "flex items-center whitespace-nowrap border-b-2 border-transparent px-2 pt-0.5 text-ink-soft -outline-offset-2 hover:text-ink xl:px-2.5 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink",
  },
  bottom: {
    nav: "fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden",
    item: "flex min-h-14 short:min-h-11 flex-col short:flex-row items-center justify-center gap-0.5 short:gap-1.5 text-center text-2xs text-ink-soft -outline-offset-2 aria-[current]:font-medium aria-[current]:text-accent",
  },
} as const;
