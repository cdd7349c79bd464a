import type { Translation } from "../translation";

const en = {
  title: "trip",
} as const;

const ru = {
  title: "trip",
} satisfies Translation<typeof en>;

const uz = {
  title: "trip",
} satisfies Translation<typeof en>;

export const trip = { en, ru, uz };
