import type { z } from "zod";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { plainFields } from "@/lib/domain/text/plain-fields";
import { type Bounds, boundsOf, requiredOf } from "./bounds-of";

type Issue = z.core.$ZodIssue;

/** What our own checks are called in the contracts (`.regex(…, "airport")`), with the remedy. */
const NAMED: Record<string, LocalizedText> = {
  airport: {
    en: "Give an IATA code of three letters, such as TAS.",
    ru: "Укажите код IATA из трёх букв, например TAS.",
    uz: "IATA kodini uchta harf bilan kiriting, masalan TAS.",
  },
  address: {
    en: "Give a path that begins with /, or an address that begins with https://.",
    ru: "Укажите путь, который начинается с /, или адрес, который начинается с https://.",
    uz: "/ bilan boshlanadigan yoʻl yoki https:// bilan boshlanadigan manzil kiriting.",
  },
  airline: {
    en: "Give an IATA carrier code of two characters, such as HY.",
    ru: "Укажите код авиакомпании IATA из двух знаков, например HY.",
    uz: "Aviakompaniyaning ikki belgili IATA kodini kiriting, masalan HY.",
  },
  clock: {
    en: "Give a time of day as HH:MM, such as 09:30.",
    ru: "Укажите время суток в виде ЧЧ:ММ, например 09:30.",
    uz: "Kun vaqtini SS:DD (soat:daqiqa) koʻrinishida kiriting, masalan 09:30.",
  },
  email: {
    en: "Give an e-mail address, such as name@example.com.",
    ru: "Укажите адрес электронной почты, например name@example.com.",
    uz: "Elektron pochta manzilini kiriting, masalan name@example.com.",
  },
  direction: {
    en: "Give departure, arrival and day in one text, such as TAS-IST-2027-03-12, or field by field: directions[0][departure_airport]=TAS.",
    ru: "Укажите вылет, прилёт и день одной строкой, например TAS-IST-2027-03-12, или по полям: directions[0][departure_airport]=TAS.",
    uz: "Joʻnash, yetib borish va kunni bitta matn bilan kiriting, masalan TAS-IST-2027-03-12, yoki maydonma-maydon: directions[0][departure_airport]=TAS.",
  },
  price: {
    en: "Give an amount above zero in your currency, such as 1500000.",
    ru: "Укажите сумму больше нуля в вашей валюте, например 1500000.",
    uz: "Valyutangizda noldan katta summa kiriting, masalan 1500000.",
  },
  country: {
    en: "Give a country code of two letters (ISO 3166-1), such as TR.",
    ru: "Укажите код страны из двух букв (ISO 3166-1), например TR.",
    uz: "Mamlakat kodini ikkita harf bilan kiriting (ISO 3166-1), masalan TR.",
  },
  date: {
    en: "Give an existing date as YYYY-MM-DD.",
    ru: "Укажите существующую дату в виде ГГГГ-ММ-ДД.",
    uz: "Mavjud sanani YYYY-OO-KK (yil-oy-kun) koʻrinishida kiriting.",
  },
  days_in_order: {
    en: "The last day is before the first. Give a later one, or an earlier first day.",
    ru: "Последний день раньше первого. Укажите более поздний или более ранний первый день.",
    uz: "Oxirgi kun birinchisidan oldin. Keyinroq kunni yoki avvalroq birinchi kunni kiriting.",
  },
  instant: {
    en: "Give a moment by ISO 8601 with its zone, such as 2027-03-12T09:40:00Z.",
    ru: "Укажите момент по ISO 8601 с часовым поясом, например 2027-03-12T09:40:00Z.",
    uz: "Vaqtni ISO 8601 boʻyicha mintaqasi bilan kiriting, masalan 2027-03-12T09:40:00Z.",
  },
  metadata_key: {
    en: "A key has 1 to 40 Latin letters, digits, underscores, points and hyphens.",
    ru: "Ключ состоит из 1–40 латинских букв, цифр, подчёркиваний, точек и дефисов.",
    uz: "Kalit 1 tadan 40 tagacha lotin harfi, raqam, pastki chiziq, nuqta va chiziqchadan iborat.",
  },
  metadata_keys: {
    en: "Give at most 20 keys. Keep the rest on your side, under the booking's id.",
    ru: "Укажите не более 20 ключей. Остальное храните у себя по id бронирования.",
    uz: "Koʻpi bilan 20 ta kalit kiriting. Qolganini bron id si boʻyicha oʻzingizda saqlang.",
  },
  visible: {
    en: "Remove the invisible characters.",
    ru: "Уберите невидимые символы.",
    uz: "Koʻrinmas belgilarni olib tashlang.",
  },
  reason_words: {
    en: "Say in words what the reason is.",
    ru: "Опишите причину словами.",
    uz: "Sababni soʻz bilan yozing.",
  },
  cursor: {
    en: "Give next_cursor of the page before, as it was.",
    ru: "Укажите next_cursor предыдущей страницы без изменений.",
    uz: "Oldingi sahifadagi next_cursor qiymatini oʻzgartirmay kiriting.",
  },
  callback_secret: {
    en: "Give 8 to 200 Latin letters, digits and signs, without spaces.",
    ru: "Укажите от 8 до 200 латинских букв, цифр и знаков без пробелов.",
    uz: "8 tadan 200 tagacha lotin harfi, raqam va belgi kiriting, boʻsh joysiz.",
  },
  seated: {
    en: `At most ${MAX_SEATED} passengers with a seat in one booking. Split the group.`,
    ru: `В одном бронировании не более ${MAX_SEATED} пассажиров с местом. Разделите группу.`,
    uz: `Bitta bronda joy oladigan yoʻlovchilar koʻpi bilan ${MAX_SEATED} ta. Guruhni boʻling.`,
  },
  amount: {
    en: "Give an amount with at most two decimals.",
    ru: "Укажите сумму не более чем с двумя знаками после запятой.",
    uz: "Summani verguldan keyin koʻpi bilan ikki xona bilan kiriting.",
  },
  network: {
    en: "Give an IPv4 or IPv6 network with its length, such as 203.0.113.0/24 or 2001:db8::/32, or a single address.",
    ru: "Укажите сеть IPv4 или IPv6 с длиной, например 203.0.113.0/24 или 2001:db8::/32, или один адрес.",
    uz: "IPv4 yoki IPv6 tarmogʻini uzunligi bilan kiriting, masalan 203.0.113.0/24 yoki 2001:db8::/32, yoki bitta manzil.",
  },
  future: {
    en: "Give a moment that is still to come.",
    ru: "Укажите момент в будущем.",
    uz: "Hali kelmagan vaqtni kiriting.",
  },
  sandbox_way: {
    en: "This event does not happen in this way. Leave `how` out, or see the sandbox page of the documentation.",
    ru: "Это событие так не происходит. Не указывайте `how` или посмотрите страницу песочницы в документации.",
    uz: "Bu hodisa bunday yuz bermaydi. `how` ni koʻrsatmang yoki hujjatlardagi sinov muhiti sahifasiga qarang.",
  },
  refunded_part: {
    en: "Name the passengers or the directions that are refunded, or both.",
    ru: "Укажите пассажиров или направления к возврату, либо то и другое.",
    uz: "Puli qaytariladigan yoʻlovchilarni yoki yoʻnalishlarni, yoki ikkalasini koʻrsating.",
  },
  latin_name: {
    en: "Give the name in Latin letters, as the document spells it, 1 to 25 characters.",
    ru: "Укажите имя латинскими буквами, как в документе, от 1 до 25 знаков.",
    uz: "Ismni hujjatdagidek lotin harflarida kiriting, 1 tadan 25 tagacha belgi.",
  },
  document_number: {
    en: "Give the document number, 5 to 20 letters and digits.",
    ru: "Укажите номер документа, от 5 до 20 букв и цифр.",
    uz: "Hujjat raqamini kiriting, 5 tadan 20 tagacha harf va raqam.",
  },
  phone_number: {
    en: "Give the telephone in international form, such as +998901234567, or leave it empty.",
    ru: "Укажите телефон в международном виде, например +998901234567, или оставьте пустым.",
    uz: "Telefonni xalqaro koʻrinishda kiriting, masalan +998901234567, yoki boʻsh qoldiring.",
  },
  sandbox_moment: {
    en: "Give `hold_expires_in`, `departure_in_hours`, or both.",
    ru: "Укажите `hold_expires_in`, `departure_in_hours` или оба.",
    uz: "`hold_expires_in`, `departure_in_hours` yoki ikkalasini kiriting.",
  },
};

const REQUIRED: LocalizedText = { en: "This field is required.", ru: "Это поле обязательно.", uz: "Bu maydon majburiy." };
const UNREADABLE: LocalizedText = {
  en: "Remove the characters that are no text (NUL, or half of a surrogate pair).",
  ru: "Уберите символы, которые не являются текстом (NUL или половина суррогатной пары).",
  uz: "Matn boʻlmagan belgilarni olib tashlang (NUL yoki surrogat juftning yarmi).",
};
const WRONG: LocalizedText = { en: "This value is not valid.", ru: "Недопустимое значение.", uz: "Qiymat notoʻgʻri." };

type Measure = "number" | "decimal" | "array" | "string";

/** Of numbers, items and characters: between two bounds, from one on, and up to one. */
const BOUNDED: Record<Measure, { both: Phrase; least: Phrase; most: Phrase }> = {
  number: {
    both: (min, max) => ({
      en: `Give a whole number from ${min} to ${max}.`,
      ru: `Укажите целое число от ${min} до ${max}.`,
      uz: `${min} dan ${max} gacha butun son kiriting.`,
    }),
    least: (min) => ({
      en: `Give a whole number, at least ${min}.`,
      ru: `Укажите целое число, не меньше ${min}.`,
      uz: `Kamida ${min} boʻlgan butun son kiriting.`,
    }),
    most: (_, max) => ({
      en: `Give a whole number, at most ${max}.`,
      ru: `Укажите целое число, не больше ${max}.`,
      uz: `Koʻpi bilan ${max} boʻlgan butun son kiriting.`,
    }),
  },
  decimal: {
    both: (min, max) => ({
      en: `Give a number from ${min} to ${max}, without quotes.`,
      ru: `Укажите число от ${min} до ${max}, без кавычек.`,
      uz: `${min} dan ${max} gacha son kiriting, qoʻshtirnoqsiz.`,
    }),
    least: (min) => ({
      en: `Give a number, at least ${min}, without quotes.`,
      ru: `Укажите число не меньше ${min}, без кавычек.`,
      uz: `Kamida ${min} boʻlgan son kiriting, qoʻshtirnoqsiz.`,
    }),
    most: (_, max) => ({
      en: `Give a number, at most ${max}, without quotes.`,
      ru: `Укажите число не больше ${max}, без кавычек.`,
      uz: `Koʻpi bilan ${max} boʻlgan son kiriting, qoʻshtirnoqsiz.`,
    }),
  },
  array: {
    both: (min, max) => ({
      en: `Give a list of ${min} to ${max} items.`,
      ru: `Укажите список из ${min}–${max} элементов.`,
      uz: `${min} tadan ${max} tagacha elementli roʻyxat kiriting.`,
    }),
    least: (min) => ({
      en: `Give a list of at least ${min} item(s).`,
      ru: `Укажите список не менее чем из ${min} элементов.`,
      uz: `Kamida ${min} ta elementli roʻyxat kiriting.`,
    }),
    most: (_, max) => ({
      en: `Give a list of at most ${max} item(s).`,
      ru: `Укажите список не более чем из ${max} элементов.`,
      uz: `Koʻpi bilan ${max} ta elementli roʻyxat kiriting.`,
    }),
  },
  string: {
    both: (min, max) => ({
      en: `Give a text of ${min} to ${max} characters.`,
      ru: `Укажите текст от ${min} до ${max} символов.`,
      uz: `${min} tadan ${max} tagacha belgili matn kiriting.`,
    }),
    least: (min) => ({
      en: `Give a text of at least ${min} character(s).`,
      ru: `Укажите текст не короче ${min} символов.`,
      uz: `Kamida ${min} ta belgili matn kiriting.`,
    }),
    most: (_, max) => ({
      en: `Give a text of at most ${max} character(s).`,
      ru: `Укажите текст не длиннее ${max} символов.`,
      uz: `Koʻpi bilan ${max} ta belgili matn kiriting.`,
    }),
  },
};
type Phrase = (min: number, max: number) => LocalizedText;

/** What fits between the bounds, in words; null where there are none. */
function between(origin: string, { min, max, decimals }: Bounds): LocalizedText | null {
  const { both, least, most } = BOUNDED[origin === "array" || origin === "string" ? origin : decimals ? "decimal" : "number"];
  if (min !== null && max !== null) return both(min, max);
  if (min !== null) return least(min, min);
  return max === null ? null : most(max, max);
}

function oneOf(values: readonly unknown[]): LocalizedText {
  const list = values.map(String).join(", ");
  return { en: `Give one of: ${list}.`, ru: `Допустимые значения: ${list}.`, uz: `Quyidagilardan birini kiriting: ${list}.` };
}

const TYPES: Record<string, LocalizedText> = {
  string: { en: "Give a text.", ru: "Укажите текст.", uz: "Matn kiriting." },
  decimal: { en: "Give a number, without quotes.", ru: "Укажите число без кавычек.", uz: "Son kiriting, qoʻshtirnoqsiz." },
  number: { en: "Give a whole number.", ru: "Укажите целое число.", uz: "Butun son kiriting." },
  int: { en: "Give a whole number.", ru: "Укажите целое число.", uz: "Butun son kiriting." },
  array: { en: "Give a list.", ru: "Укажите список.", uz: "Roʻyxat kiriting." },
  object: { en: "Give an object.", ru: "Укажите объект.", uz: "Obyekt kiriting." },
};

function textOf(issue: Issue, missing: boolean, bounds: Bounds): LocalizedText {
  if (missing) return REQUIRED;
  const named = NAMED[issue.message];
  if (named) return named;
  switch (issue.code) {
    case "too_small":
      return between(issue.origin, { ...bounds, min: Number(issue.minimum) }) ?? WRONG;
    case "too_big":
      return between(issue.origin, { ...bounds, max: Number(issue.maximum) }) ?? WRONG;
    case "invalid_value":
      return oneOf(issue.values);
    case "invalid_type":
      return between(issue.expected, bounds) ?? TYPES[bounds.decimals ? "decimal" : issue.expected] ?? WRONG;
    default:
      return WRONG;
  }
}

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), input);
}

/** What a text stands for has no fields to miss. */
function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  return at(input, path) === undefined && typeof at(input, path.slice(0, -1)) !== "string";
}

/** NUL and halves of characters: no text is made of them, and the database takes neither. */
const NO_TEXT = /[\0\p{Surrogate}]/u;

/** Paths of the texts that are none. Depth is bounded by ./parse-query.ts and ./read-body.ts. */
function unreadable(input: unknown, path: readonly string[] = []): string[] {
  if (typeof input === "string") return NO_TEXT.test(input) ? [path.join(".") || "body"] : [];
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) => unreadable(value, [...path, key]));
}

/**
 * Reads every text as whoever copied it has seen it (`plainFields`), and parses, or throws the `validation` error whose `errors` name every wrong field (`directions.0.date`) and its remedy.
 * @throws AppError validation (code 8)
 */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const input = plainFields(sent);
  const bad = unreadable(input);
  if (bad.length > 0) throw new AppError("validation", { fields: Object.fromEntries(bad.map((field) => [field, [UNREADABLE]])) });
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  // A caller may name a field as objects name what they inherit.
  const fields = new Map<string, FieldErrors[string]>();
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join(".") || "body";
    const text = textOf(issue, isMissing(input, issue.path), boundsOf(schema, issue.path));
    fields.set(field, [...(fields.get(field) ?? []), text]);
  }
  // All of them at once: who sends `{}` shall not learn of one field after the other.
  if (typeof input === "object" && input !== null)
    for (const field of requiredOf(schema)) {
      if (!fields.has(field) && at(input, [field]) === undefined) fields.set(field, [REQUIRED]);
    }
  throw new AppError("validation", { fields: Object.fromEntries(fields) });
}
