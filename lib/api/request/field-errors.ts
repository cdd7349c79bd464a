import type { z } from "zod";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { plainFields } from "@/lib/domain/text/plain-fields";
import { type Bounds, boundsOf, requiredOf } from "./bounds-of";

type Issue = z.core.$ZodIssue;

/** What our own checks are called in the contracts (`.regex(…, "airport")`), with the remedy. */
const NAMED: Record<string, LocalizedText> = {
  airport: t(
    "Give an IATA code of three letters, such as TAS.",
    "Укажите код IATA из трёх букв, например TAS.",
    "IATA kodini uchta harf bilan kiriting, masalan TAS.",
  ),
  airports: t(
    "Give IATA codes of three letters with points between them, 5 at most, such as SKD.NMA.",
    "Укажите коды IATA из трёх букв через точку, не больше 5, например SKD.NMA.",
    "Uch harfli IATA kodlarini nuqta bilan ajratib kiriting, koʻpi bilan 5 ta, masalan SKD.NMA.",
  ),
  address: t(
    "Give a path that begins with /, or an address that begins with https://.",
    "Укажите путь, который начинается с /, или адрес, который начинается с https://.",
    "/ bilan boshlanadigan yoʻl yoki https:// bilan boshlanadigan manzil kiriting.",
  ),
  airline: t(
    "Give an IATA carrier code of two characters, such as HY.",
    "Укажите код авиакомпании IATA из двух знаков, например HY.",
    "Aviakompaniyaning ikki belgili IATA kodini kiriting, masalan HY.",
  ),
  clock: t(
    "Give a time of day as HH:MM, such as 09:30.",
    "Укажите время суток в виде ЧЧ:ММ, например 09:30.",
    "Kun vaqtini SS:DD (soat:daqiqa) koʻrinishida kiriting, masalan 09:30.",
  ),
  email: t(
    "Give an e-mail address, such as name@example.com.",
    "Укажите адрес электронной почты, например name@example.com.",
    "Elektron pochta manzilini kiriting, masalan name@example.com.",
  ),
  direction: t(
    "Give departure, arrival and day in one text, such as TAS-IST-2027-03-12, or field by field: directions[0][departure_airport]=TAS.",
    "Укажите вылет, прилёт и день одной строкой, например TAS-IST-2027-03-12, или по полям: directions[0][departure_airport]=TAS.",
    "Uchish, yetib borish va kunni bitta matn bilan kiriting, masalan TAS-IST-2027-03-12, yoki maydonma-maydon: directions[0][departure_airport]=TAS.",
  ),
  price: t(
    "Give an amount above zero in your currency, such as 1500000.",
    "Укажите сумму больше нуля в вашей валюте, например 1500000.",
    "Valyutangizda noldan katta summa kiriting, masalan 1500000.",
  ),
  country: t(
    "Give a country code of two letters (ISO 3166-1), such as TR.",
    "Укажите код страны из двух букв (ISO 3166-1), например TR.",
    "Davlat kodini ikkita harf bilan kiriting (ISO 3166-1), masalan TR.",
  ),
  date: t(
    "Give an existing date as YYYY-MM-DD.",
    "Укажите существующую дату в виде ГГГГ-ММ-ДД.",
    "Mavjud sanani YYYY-OO-KK (yil-oy-kun) koʻrinishida kiriting.",
  ),
  days_in_order: t(
    "The last day is before the first. Give a later one, or an earlier first day.",
    "Последний день раньше первого. Укажите более поздний или более ранний первый день.",
    "Oxirgi kun birinchisidan oldin. Keyinroq kunni yoki avvalroq birinchi kunni kiriting.",
  ),
  instant: t(
    "Give a moment by ISO 8601 with its zone, such as 2027-03-12T09:40:00Z.",
    "Укажите момент по ISO 8601 с часовым поясом, например 2027-03-12T09:40:00Z.",
    "Vaqtni ISO 8601 boʻyicha mintaqasi bilan kiriting, masalan 2027-03-12T09:40:00Z.",
  ),
  metadata_key: t(
    "A key has 1 to 40 Latin letters, digits, underscores, points and hyphens.",
    "Ключ состоит из 1–40 латинских букв, цифр, подчёркиваний, точек и дефисов.",
    "Kalit 1 tadan 40 tagacha lotin harfi, raqam, pastki chiziq, nuqta va chiziqchadan iborat.",
  ),
  metadata_keys: t(
    "Give at most 20 keys. Keep the rest on your side, under the booking's id.",
    "Укажите не более 20 ключей. Остальное храните у себя по id бронирования.",
    "Koʻpi bilan 20 ta kalit kiriting. Qolganini bron id si boʻyicha oʻzingizda saqlang.",
  ),
  visible: t("Remove the invisible characters.", "Уберите невидимые символы.", "Koʻrinmas belgilarni olib tashlang."),
  reason_words: t("Say in words what the reason is.", "Опишите причину словами.", "Sababni soʻz bilan yozing."),
  cursor: t(
    "Give next_cursor of the page before, as it was.",
    "Укажите next_cursor предыдущей страницы без изменений.",
    "Oldingi sahifadagi next_cursor qiymatini oʻzgartirmay kiriting.",
  ),
  callback_secret: t(
    "Give 8 to 200 Latin letters, digits and signs, without spaces.",
    "Укажите от 8 до 200 латинских букв, цифр и знаков без пробелов.",
    "8 tadan 200 tagacha lotin harfi, raqam va belgi kiriting, boʻsh joysiz.",
  ),
  seated: t(
    `At most ${MAX_SEATED} passengers with a seat in one booking. Split the group.`,
    `В одном бронировании не более ${MAX_SEATED} пассажиров с местом. Разделите группу.`,
    `Bitta bronda joy oladigan yoʻlovchilar koʻpi bilan ${MAX_SEATED} ta. Guruhni boʻling.`,
  ),
  amount: t(
    "Give an amount with at most two decimals.",
    "Укажите сумму не более чем с двумя знаками после запятой.",
    "Summani verguldan keyin koʻpi bilan ikki xona bilan kiriting.",
  ),
  network: t(
    "Give an IPv4 or IPv6 network with its length, such as 203.0.113.0/24 or 2001:db8::/32, or a single address.",
    "Укажите сеть IPv4 или IPv6 с длиной, например 203.0.113.0/24 или 2001:db8::/32, или один адрес.",
    "IPv4 yoki IPv6 tarmogʻini uzunligi bilan kiriting, masalan 203.0.113.0/24 yoki 2001:db8::/32, yoki bitta manzil.",
  ),
  future: t("Give a moment that is still to come.", "Укажите момент в будущем.", "Hali kelmagan vaqtni kiriting."),
  sandbox_way: t(
    "This event does not happen in this way. Leave `how` out, or see the sandbox page of the documentation.",
    "Это событие так не происходит. Не указывайте `how` или посмотрите страницу песочницы в документации.",
    "Bu hodisa bunday yuz bermaydi. `how`ni koʻrsatmang yoki hujjatlardagi sinov muhiti sahifasiga qarang.",
  ),
  refunded_part: t(
    "Name the passengers or the directions that are refunded, or both.",
    "Укажите пассажиров или направления к возврату, либо то и другое.",
    "Puli qaytariladigan yoʻlovchilarni yoki yoʻnalishlarni, yoki ikkalasini koʻrsating.",
  ),
  latin_name: t(
    "Give the name in Latin letters, as the document spells it, 1 to 25 characters.",
    "Укажите имя латинскими буквами, как в документе, от 1 до 25 знаков.",
    "Ismni hujjatdagidek lotin harflarida kiriting, 1 tadan 25 tagacha belgi.",
  ),
  document_number: t(
    "Give the document number, 5 to 20 letters and digits.",
    "Укажите номер документа, от 5 до 20 букв и цифр.",
    "Hujjat raqamini kiriting, 5 tadan 20 tagacha harf va raqam.",
  ),
  phone_number: t(
    "Give the telephone in international form, such as +998901234567, or leave it empty.",
    "Укажите телефон в международном виде, например +998901234567, или оставьте пустым.",
    "Telefonni xalqaro koʻrinishda kiriting, masalan +998901234567, yoki boʻsh qoldiring.",
  ),
  sandbox_moment: t(
    "Give `hold_expires_in`, `departure_in_hours`, or both.",
    "Укажите `hold_expires_in`, `departure_in_hours` или оба.",
    "`hold_expires_in`, `departure_in_hours` yoki ikkalasini kiriting.",
  ),
};

const REQUIRED: LocalizedText = t("This field is required.", "Это поле обязательно.", "Bu maydon majburiy.");
const UNREADABLE: LocalizedText = t(
  "Remove the characters that are no text (NUL, or half of a surrogate pair).",
  "Уберите символы, которые не являются текстом (NUL или половина суррогатной пары).",
  "Matn boʻlmagan belgilarni olib tashlang (NUL yoki surrogat juftning yarmi).",
);
const WRONG: LocalizedText = t("This value is not valid.", "Недопустимое значение.", "Qiymat notoʻgʻri.");

type Measure = "number" | "decimal" | "array" | "string";

/** Texts for bounds of numbers, items and characters: between two, from one on, and up to one. */
const BOUNDED: Record<Measure, { both: Phrase; least: Phrase; most: Phrase }> = {
  number: {
    both: (min, max) =>
      t(
        `Give a whole number from ${min} to ${max}.`,
        `Укажите целое число от ${min} до ${max}.`,
        `${min} dan ${max} gacha butun son kiriting.`,
      ),
    least: (min) =>
      t(`Give a whole number, at least ${min}.`, `Укажите целое число, не меньше ${min}.`, `Kamida ${min} boʻlgan butun son kiriting.`),
    most: (_, max) =>
      t(`Give a whole number, at most ${max}.`, `Укажите целое число, не больше ${max}.`, `Koʻpi bilan ${max} boʻlgan butun son kiriting.`),
  },
  decimal: {
    both: (min, max) =>
      t(
        `Give a number from ${min} to ${max}, without quotes.`,
        `Укажите число от ${min} до ${max}, без кавычек.`,
        `${min} dan ${max} gacha son kiriting, qoʻshtirnoqsiz.`,
      ),
    least: (min) =>
      t(
        `Give a number, at least ${min}, without quotes.`,
        `Укажите число не меньше ${min}, без кавычек.`,
        `Kamida ${min} boʻlgan son kiriting, qoʻshtirnoqsiz.`,
      ),
    most: (_, max) =>
      t(
        `Give a number, at most ${max}, without quotes.`,
        `Укажите число не больше ${max}, без кавычек.`,
        `Koʻpi bilan ${max} boʻlgan son kiriting, qoʻshtirnoqsiz.`,
      ),
  },
  array: {
    both: (min, max) =>
      t(
        `Give a list of ${min} to ${max} items.`,
        `Укажите список из ${min}–${max} элементов.`,
        `${min} tadan ${max} tagacha elementli roʻyxat kiriting.`,
      ),
    least: (min) =>
      t(
        `Give a list of at least ${min} item(s).`,
        `Укажите список не менее чем из ${min} элементов.`,
        `Kamida ${min} ta elementli roʻyxat kiriting.`,
      ),
    most: (_, max) =>
      t(
        `Give a list of at most ${max} item(s).`,
        `Укажите список не более чем из ${max} элементов.`,
        `Koʻpi bilan ${max} ta elementli roʻyxat kiriting.`,
      ),
  },
  string: {
    both: (min, max) =>
      t(
        `Give a text of ${min} to ${max} characters.`,
        `Укажите текст от ${min} до ${max} символов.`,
        `${min} tadan ${max} tagacha belgili matn kiriting.`,
      ),
    least: (min) =>
      t(
        `Give a text of at least ${min} character(s).`,
        `Укажите текст не короче ${min} символов.`,
        `Kamida ${min} ta belgili matn kiriting.`,
      ),
    most: (_, max) =>
      t(
        `Give a text of at most ${max} character(s).`,
        `Укажите текст не длиннее ${max} символов.`,
        `Koʻpi bilan ${max} ta belgili matn kiriting.`,
      ),
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
  return t(`Give one of: ${list}.`, `Допустимые значения: ${list}.`, `Quyidagilardan birini kiriting: ${list}.`);
}

const TYPES: Record<string, LocalizedText> = {
  string: t("Give a text.", "Укажите текст.", "Matn kiriting."),
  decimal: t("Give a number, without quotes.", "Укажите число без кавычек.", "Son kiriting, qoʻshtirnoqsiz."),
  number: t("Give a whole number.", "Укажите целое число.", "Butun son kiriting."),
  int: t("Give a whole number.", "Укажите целое число.", "Butun son kiriting."),
  array: t("Give a list.", "Укажите список.", "Roʻyxat kiriting."),
  object: t("Give an object.", "Укажите объект.", "Obyekt kiriting."),
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
