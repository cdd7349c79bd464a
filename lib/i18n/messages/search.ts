import type { Translation } from "../translation";

const en = {
  title: "Flight search",
} as const;

const ru = {
  title: "Поиск рейсов",
} satisfies Translation<typeof en>;

const uz = {
  title: "Reys qidirish",
} satisfies Translation<typeof en>;

export const search = { en, ru, uz };
