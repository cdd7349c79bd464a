import type { Translation } from "../translation";

const en = {
  title: "schedule",
} as const;

const ru = {
  title: "schedule",
} satisfies Translation<typeof en>;

const uz = {
  title: "schedule",
} satisfies Translation<typeof en>;

export const schedule = { en, ru, uz };
