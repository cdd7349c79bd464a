import type { Translation } from "../translation";

const en = {
  title: "Settings",
} as const;

const ru = {
  title: "Настройки",
} satisfies Translation<typeof en>;

const uz = {
  title: "Sozlamalar",
} satisfies Translation<typeof en>;

export const settings = { en, ru, uz };
