import { t } from "@/lib/domain/localized";
import { PARTY } from "../../examples/journey";
import { LEAN_OFFERS } from "../../examples/offers";
import { LEAN_LISTS, leanOffers, leanQuery } from "../../lean-offers";
import type { Operation } from "../../operation";

export const searchOffersLean = {
  name: "search_offers_lean",
  method: "GET",
  path: "/offers/lean",
  scope: "search",
  rate: "search",
  query: leanQuery,
  lists: LEAN_LISTS,
  data: leanOffers,
  errors: ["currency_not_held", "carrier_unconfirmed", "search_moved"],
  tag: "offers",
  summary: t("Search flights, in short and in pages", "Найти рейсы, кратко и по страницам", "Reys qidirish, qisqa va sahifalab"),
  description: t(
    "The same search as `GET /offers`, with the same parameters, ids and prices, in a tenth of the bytes: flights stand once in `segments` and are named by their index, airports, carriers and aircraft once in `references`. It comes in pages: send `next_cursor` as `cursor` with the same parameters. Where offers or prices have moved since the first page the answer is 100489: begin again.",
    "Тот же поиск, что `GET /offers`, с теми же параметрами, id и ценами, но в десять раз короче: рейсы стоят по одному разу в `segments`, и на них указывает их номер, аэропорты, авиакомпании и самолёты — по одному разу в `references`. Ответ приходит по страницам: передайте `next_cursor` как `cursor` с теми же параметрами. Если с первой страницы варианты или цены изменились, ответ — 100489: начните сначала.",
    "`GET /offers` qidiruvining oʻzi, oʻsha parametrlar, id va narxlar bilan, ammo hajmi oʻn barobar kichik: reyslar `segments`da bir martadan turadi va tartib raqami bilan koʻrsatiladi, aeroportlar, aviakompaniyalar va samolyotlar `references`da bir martadan. Javob sahifalab keladi: `next_cursor`ni oʻsha parametrlar bilan `cursor` qilib yuboring. Birinchi sahifadan beri variantlar yoki narxlar oʻzgargan boʻlsa, javob 100489: boshidan boshlang.",
  ),
  example: {
    query: {
      directions: ["TAS-IST-2027-03-12"],
      ...PARTY,
      limit: 1,
    },
    data: LEAN_OFFERS,
  },
} as const satisfies Operation;
