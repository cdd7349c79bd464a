import type { z } from "zod";
import type { ErrorName } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Scope } from "../scopes";
import type { RateClass } from "./rate-classes";

/** Groups of the reference, in the order of a sale. */
export const TAGS = {
  access: { title: t("Access", "Доступ", "Kirish"), text: t("Tokens and API keys.", "Токены и ключи API.", "Tokenlar va API kalitlari.") },
  money: {
    title: t("Money", "Деньги", "Pul"),
    text: t(
      "What may be spent, what has moved, statements and refunds.",
      "Сколько можно потратить, движения по депозиту, выписки и возвраты.",
      "Qancha sarflash mumkinligi, depozit harakatlari, hisob koʻchirmalari va qaytarishlar.",
    ),
  },
  offers: {
    title: t("Offers", "Варианты", "Variantlar"),
    text: t(
      "Searching flights, prices by day and by destination, checking an offer, its fare family and its rules.",
      "Поиск рейсов, цены по дням и направлениям, проверка варианта, его семейство тарифов и правила.",
      "Reys qidirish, kunlar va yoʻnalishlar boʻyicha narxlar, variantni tekshirish, uning tariflar oilasi va qoidalari.",
    ),
  },
  bookings: {
    title: t("Bookings", "Брони", "Bronlar"),
    text: t(
      "Booking, reading, paying, fiscal data and receipts.",
      "Бронирование, чтение, оплата, фискальные данные и квитанции.",
      "Bron qilish, oʻqish, toʻlash, fiskal maʼlumotlar va kvitansiyalar.",
    ),
  },
  "schedule-changes": {
    title: t("Schedule changes", "Изменения расписания", "Jadval oʻzgarishlari"),
    text: t(
      "What the airline changed after the booking, and the three ways to answer it.",
      "Что авиакомпания изменила после бронирования и три способа на это ответить.",
      "Bron qilingandan keyin aviakompaniya nimani oʻzgartirgani va bunga javob berishning uch yoʻli.",
    ),
  },
  refunds: {
    title: t("Cancelling and refunds", "Отмена и возврат", "Bekor qilish va qaytarish"),
    text: t(
      "Four ways out of a booking, and what each would return.",
      "Четыре способа отказаться от брони и сколько вернёт каждый из них.",
      "Brondan voz kechishning toʻrt yoʻli va har biri qancha pul qaytarishi.",
    ),
  },
  "travel-data": {
    title: t("Travel data", "Данные для поездок", "Safar maʼlumotlari"),
    text: t("The flight schedule and entry visas.", "Расписание рейсов и въездные визы.", "Reyslar jadvali va kirish vizalari."),
  },
  "reference-lists": {
    title: t("Reference lists", "Справочные списки", "Maʼlumot roʻyxatlari"),
    text: t(
      "Places, carriers, aircraft, countries, documents, services and errors, with tags for programs that keep them.",
      "Города и аэропорты, авиакомпании, типы самолётов, страны, документы, услуги и ошибки; с метками версий для программ, которые хранят списки у себя.",
      "Shahar va aeroportlar, aviakompaniyalar, samolyot turlari, davlatlar, hujjatlar, xizmatlar va xatolar; roʻyxatlarni oʻzida saqlaydigan dasturlar uchun versiya belgilari bilan.",
    ),
  },
  webhooks: {
    title: t("Webhooks", "Вебхуки", "Vebhuklar"),
    text: t(
      "Addresses that messages are sent to, what was sent, and the same events as a list.",
      "Адреса, на которые приходят сообщения, что было отправлено, и те же события списком.",
      "Xabarlar yuboriladigan manzillar, nimalar yuborilgani va oʻsha hodisalar roʻyxat koʻrinishida.",
    ),
  },
  sandbox: {
    title: t("Sandbox", "Песочница", "Sinov muhiti"),
    text: t(
      "What exists in test mode alone: let things happen to test bookings, move their times, refill the test deposit.",
      "То, что есть только в тестовом режиме: вызвать событие у тестовой брони, сдвинуть её время, пополнить тестовый депозит.",
      "Faqat sinov rejimida bor narsalar: sinov bronida hodisa yuz berdirish, uning vaqtini surish, sinov depozitini toʻldirish.",
    ),
  },
  events: {
    title: t("Events", "События", "Hodisalar"),
    text: t(
      "What is sent to your address when a booking or your account changes.",
      "Что приходит на ваш адрес, когда меняется бронь или ваш счёт.",
      "Bron yoki hisobingiz oʻzgarganda manzilingizga nima yuboriladi.",
    ),
  },
} as const satisfies Record<string, { title: LocalizedText; text: LocalizedText }>;

/** One path of the interface with one method, as everything else needs to know it: guards, limits, documentation, clients, tests. */
export interface Operation<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  /** Stable: clients, stored responses and the log know it by this. */
  name: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/api/v1`, parameters in braces. */
  path: string;
  /** What an API key must be allowed to do; null needs no credential. */
  scope: Scope | null;
  /** Whether it tells of the agency's money: people who read bookings alone may not ask. */
  money?: true;
  /** Whether something new is sold by it: an agency whose sales are stopped may not ask, while it looks after what it has sold. */
  sellsAnew?: true;
  /** Whose requests it is counted with; null has a limit of its own. */
  rate: RateClass | null;
  /** Whether an Idempotency-Key is honoured. */
  idempotent?: true;
  query?: Query;
  /** Whether the query came after the clients: it goes with their options, so that calls of programs already written mean the same. */
  queryCameLater?: true;
  /** Names of the query that are lists even where they come once. */
  lists?: readonly string[];
  body?: Body;
  /** `data` of the success envelope. */
  data: z.ZodType;
  /** Errors of its own, besides those that every operation may give. */
  errors: readonly ErrorName[];
  /** Since when another path is to be asked instead, `YYYY-MM-DD`, and which one; it goes on answering. */
  deprecated?: { since: string; successor: string };
  /** Whether a success carries an ETag, and 304 answers who has it already (If-None-Match). */
  tagged?: true;
  tag: keyof typeof TAGS;
  summary: LocalizedText;
  /** Markdown. */
  description: LocalizedText;
  example: {
    /** Nested as it is after parsing. */
    query?: Readonly<Record<string, unknown>>;
    body?: object;
    /** Fields of a refused request with their texts, where another one is a better example than that the first field is missing. */
    wrong?: Readonly<Record<string, readonly string[]>>;
    /** `data` of a success. */
    data: unknown;
  };
}

const SELLING_SCOPES: readonly (Scope | null)[] = ["book", "pay", "refund"];

/** Whether an operation is a part of selling: everything about offers, and whatever books, pays, refunds, or changes what was booked. */
export function isSelling({ path, scope }: Pick<Operation, "path" | "scope">): boolean {
  return path.startsWith("/offers") || SELLING_SCOPES.includes(scope);
}

export const OFFER_ERRORS = [
  "offer_not_found",
  "offer_sold_out",
  "flight_times_changed",
  "flight_cancelled",
  "carrier_unconfirmed",
] as const;
export const BOOKING_ERRORS = ["booking_not_found"] as const;
export const CHANGE_ERRORS = [
  ...BOOKING_ERRORS,
  "schedule_change_not_found",
  "schedule_change_settled",
  "schedule_option_unavailable",
] as const;
export const WEBHOOK_ERRORS = ["endpoint_not_found"] as const;

/** Lists that change with an import or a release alone. */
export const REFERENCE = { method: "GET", scope: "search", rate: "read", errors: [], tagged: true, tag: "reference-lists" } as const;

/** Description of such a list. */
export function keepIt(en: string, ru: string, uz: string): LocalizedText {
  return t(
    `${en} Keep it: \`If-None-Match\` with the \`ETag\` costs a few bytes, and 304 says that it still holds.`,
    `${ru} Храните его у себя: \`If-None-Match\` с \`ETag\` стоит несколько байтов, а 304 говорит, что список не изменился.`,
    `${uz} Uni oʻzingizda saqlang: \`ETag\` yozilgan \`If-None-Match\` bir necha bayt turadi, 304 esa roʻyxat oʻzgarmaganini bildiradi.`,
  );
}
