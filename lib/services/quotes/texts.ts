import { type LocalizedText, t } from "@/lib/domain/localized";
import type { ValidityProblem } from "@/lib/domain/quotes/validity";
import { tashkentTime } from "./tashkent-time";

export const OFFER_GONE: LocalizedText = t(
  "This offer has expired, changed or sold out. Take it out of the quote, and search again.",
  "Этот вариант устарел, изменился или распродан. Уберите его и повторите поиск.",
  "Bu variant eskirgan, oʻzgargan yoki sotib boʻlingan. Uni olib tashlab, qaytadan qidiring.",
);

export const PRICE_MOVED: LocalizedText = t(
  "The price of this choice has changed. Look at the new one, then make the quote again.",
  "Цена этого варианта изменилась. Посмотрите новую и составьте подборку ещё раз.",
  "Bu variant narxi oʻzgardi. Yangisini koʻrib, tijorat taklifini qaytadan tuzing.",
);

export const OTHER_PARTY: LocalizedText = t(
  "This offer is for other passengers, or in another currency, than the first one. Make a quote of its own for it.",
  "Этот вариант для других пассажиров или в другой валюте, чем первый. Составьте для него отдельную подборку.",
  "Bu variant birinchisidan boshqa yoʻlovchilar uchun yoki boshqa valyutada. Uning uchun alohida tijorat taklifi tuzing.",
);

export const PRICES_FIXED: LocalizedText = t(
  "Your administrator lets nobody change prices. Leave the price out: the agency's rules make it.",
  "Администратор не разрешил менять цены. Не указывайте цену: её определяют правила агентства.",
  "Administrator narxlarni oʻzgartirishga ruxsat bermagan. Narxni kiritmang: uni agentlik qoidalari belgilaydi.",
);

export const UNTIL_TEXTS: Readonly<Record<Exclude<ValidityProblem, "departed">, LocalizedText>> = {
  past: t(
    "This moment has passed. Choose a later one.",
    "Этот момент уже прошёл. Выберите более поздний.",
    "Bu vaqt oʻtib ketgan. Keyinrogʻini tanlang.",
  ),
  too_late: t(
    "A quote is valid for two weeks at most. Choose an earlier moment.",
    "Подборка действует не дольше двух недель. Выберите более ранний момент.",
    "Tijorat taklifi koʻpi bilan ikki hafta amal qiladi. Ertaroq vaqtni tanlang.",
  ),
};

export function afterDeparture(departure: Date): LocalizedText {
  return t(
    `The first flight leaves on ${tashkentTime(departure, "en")}, Tashkent time. Choose an earlier moment.`,
    `Первый рейс вылетает ${tashkentTime(departure, "ru")} по Ташкенту. Выберите более ранний момент.`,
    `Birinchi reys Toshkent vaqti bilan ${tashkentTime(departure, "uz")}da uchadi. Ertaroq vaqtni tanlang.`,
  );
}
