import type { Translation } from "../translation";

const en = {
  title: "booking",
} as const;

const ru = {
  title: "booking",
} satisfies Translation<typeof en>;

const uz = {
  title: "booking",
} satisfies Translation<typeof en>;

export const booking = { en, ru, uz };
