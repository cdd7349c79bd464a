import type { Translation } from "../translation";

const en = {
  title: "visas",
} as const;

const ru = {
  title: "visas",
} satisfies Translation<typeof en>;

const uz = {
  title: "visas",
} satisfies Translation<typeof en>;

export const visas = { en, ru, uz };
