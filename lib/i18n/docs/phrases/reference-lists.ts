import { t } from "@/lib/domain/localized";
import type { Phrase } from "./phrase";

/** What each list says at its end. */
const KEEP = t(
  "Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.",
  "Храните его у себя: `If-None-Match` с `ETag` стоит несколько байтов, а 304 говорит, что список не изменился.",
  "Uni oʻzingizda saqlang: `ETag` yozilgan `If-None-Match` bir necha bayt turadi, 304 esa roʻyxat oʻzgarmaganini bildiradi.",
);

const LISTS: Readonly<Record<string, Phrase>> = {
  "Airports with scheduled service, by code.": {
    ru: "Аэропорты с регулярными рейсами, по коду.",
    uz: "Muntazam reyslari bor aeroportlar, kodi boʻyicha.",
  },
  "Carriers with their designators and ticket numbers, by code.": {
    ru: "Авиакомпании с их обозначениями и номерами билетов, по коду.",
    uz: "Aviakompaniyalar, belgilari va chipta raqamlari bilan, kodi boʻyicha.",
  },
  "Aircraft types, by code.": { ru: "Типы самолётов, по коду.", uz: "Samolyot turlari, kodi boʻyicha." },
  "Countries, by code.": { ru: "Страны, по коду.", uz: "Mamlakatlar, kodi boʻyicha." },
  "Values of `doc_type`. Which of them a journey takes is in `documents` of its offer.": {
    ru: "Значения `doc_type`. Какие из них годятся для поездки, сказано в `documents` её предложения.",
    uz: "`doc_type` qiymatlari. Safarga ulardan qaysilari yarashi uning taklifidagi `documents` da aytiladi.",
  },
  "Codes of `fare_family_features`; a carrier may have others, which come with a title in the offer.": {
    ru: "Коды `fare_family_features`; у авиакомпании могут быть и другие, они приходят в предложении вместе с названием.",
    uz: "`fare_family_features` kodlari; aviakompaniyada boshqalari ham boʻlishi mumkin, ular taklifda nomi bilan keladi.",
  },
  "Values of `error_code`, with what a program does about each and which calls may answer it.": {
    ru: "Значения `error_code`: что программе делать с каждым из них и какие вызовы могут им ответить.",
    uz: "`error_code` qiymatlari: dastur har biri bilan nima qilishi va qaysi chaqiruvlar shunday javob berishi mumkinligi.",
  },
};

/** What the reference says of the reference lists and of searches in short (lib/contracts/openapi/texts.ts). */
export const REFERENCE_LISTS: Readonly<Record<string, Phrase>> = {
  ...Object.fromEntries(
    Object.entries(LISTS).map(([en, { ru, uz }]) => [`${en} ${KEEP.en}`, { ru: `${ru} ${KEEP.ru}`, uz: `${uz} ${KEEP.uz}` }]),
  ),
  "For a field that completes what is typed: cities and airports whose names begin so in Uzbek, Russian or English, in either alphabet, or that have this code; best first. Each `code` is what a search takes.":
    {
      ru: "Для поля, которое дополняет набираемое: города и аэропорты, чьи названия так начинаются на узбекском, русском или английском, латиницей или кириллицей, или у которых такой код; сначала самые подходящие. Каждый `code` можно передать в поиск.",
      uz: "Yozilayotganini toʻldiradigan maydon uchun: nomi oʻzbek, rus yoki ingliz tilida, lotin yoki kirill yozuvida shunday boshlanadigan yoxud kodi shunday boʻlgan shahar va aeroportlar; avval eng mosi. Har bir `code` ni qidiruvga berish mumkin.",
    },
  "The same search as `GET /offers`, with the same parameters, ids and prices, in a tenth of the bytes: flights stand once in `segments` and are named by their index, airports, carriers and aircraft once in `references`. It comes in pages: send `next_cursor` as `cursor` with the same parameters. Where offers or prices have moved since the first page the answer is 100489: begin again.":
    {
      ru: "Тот же поиск, что `GET /offers`, с теми же параметрами, id и ценами, но в десять раз короче: рейсы стоят по одному разу в `segments`, и на них указывает их номер, аэропорты, авиакомпании и самолёты — по одному разу в `references`. Ответ приходит по страницам: передайте `next_cursor` как `cursor` с теми же параметрами. Если с первой страницы предложения или цены изменились, ответ — 100489: начните сначала.",
      uz: "`GET /offers` qidiruvining oʻzi, oʻsha parametrlar, id va narxlar bilan, ammo hajmi oʻn barobar kichik: reyslar `segments` da bir martadan turadi va tartib raqami bilan koʻrsatiladi, aeroportlar, aviakompaniyalar va samolyotlar `references` da bir martadan. Javob sahifalab keladi: `next_cursor` ni oʻsha parametrlar bilan `cursor` qilib yuboring. Birinchi sahifadan beri takliflar yoki narxlar oʻzgargan boʻlsa, javob 100489: boshidan boshlang.",
    },
};
