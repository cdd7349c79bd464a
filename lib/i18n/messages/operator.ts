import type { Translation } from "../translation";

const en = {
  title: "Refund requests",
} as const;

const ru = {
  title: "Заявки на возврат",
} satisfies Translation<typeof en>;

const uz = {
  title: "Qaytarish arizalari",
} satisfies Translation<typeof en>;

export const operator = { en, ru, uz };
