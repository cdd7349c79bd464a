import type { z } from "zod";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";

type Issue = z.core.$ZodIssue;

/** What our own checks are called in the contracts (`.regex(…, "airport")`), with the remedy. */
const NAMED: Record<string, LocalizedText> = {
  airport: {
    en: "Give an IATA code of three letters, such as TAS.",
    ru: "Укажите код IATA из трёх букв, например TAS.",
    uz: "IATA kodini uchta harf bilan kiriting, masalan TAS.",
  },
  airline: {
    en: "Give an IATA carrier code of two characters, such as HY.",
    ru: "Укажите код авиакомпании IATA из двух знаков, например HY.",
    uz: "Aviakompaniyaning ikki belgili IATA kodini kiriting, masalan HY.",
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
  amount: {
    en: "Give an amount with at most two decimals.",
    ru: "Укажите сумму не более чем с двумя знаками после запятой.",
    uz: "Summani verguldan keyin koʻpi bilan ikki xona bilan kiriting.",
  },
};

const REQUIRED: LocalizedText = { en: "This field is required.", ru: "Это поле обязательно.", uz: "Bu maydon majburiy." };
const WRONG: LocalizedText = { en: "This value is not valid.", ru: "Недопустимое значение.", uz: "Qiymat notoʻgʻri." };

function bound(kind: "min" | "max", limit: number | bigint, origin: string): LocalizedText {
  const least = kind === "min";
  if (origin === "array")
    return {
      en: `Give ${least ? "at least" : "at most"} ${limit} item(s).`,
      ru: `Укажите ${least ? "не менее" : "не более"} ${limit} элементов.`,
      uz: `${least ? "Kamida" : "Koʻpi bilan"} ${limit} ta element kiriting.`,
    };
  if (origin === "string")
    return {
      en: `Give ${least ? "at least" : "at most"} ${limit} character(s).`,
      ru: `Укажите ${least ? "не менее" : "не более"} ${limit} символов.`,
      uz: `${least ? "Kamida" : "Koʻpi bilan"} ${limit} ta belgi kiriting.`,
    };
  return {
    en: `Give a whole number, ${least ? "at least" : "at most"} ${limit}.`,
    ru: `Укажите целое число, ${least ? "не меньше" : "не больше"} ${limit}.`,
    uz: `${least ? "Kamida" : "Koʻpi bilan"} ${limit} boʻlgan butun son kiriting.`,
  };
}

function oneOf(values: readonly unknown[]): LocalizedText {
  const list = values.map(String).join(", ");
  return { en: `Give one of: ${list}.`, ru: `Допустимые значения: ${list}.`, uz: `Quyidagilardan birini kiriting: ${list}.` };
}

const TYPES: Record<string, LocalizedText> = {
  string: { en: "Give a text.", ru: "Укажите текст.", uz: "Matn kiriting." },
  number: { en: "Give a whole number.", ru: "Укажите целое число.", uz: "Butun son kiriting." },
  int: { en: "Give a whole number.", ru: "Укажите целое число.", uz: "Butun son kiriting." },
  array: { en: "Give a list.", ru: "Укажите список.", uz: "Roʻyxat kiriting." },
  object: { en: "Give an object.", ru: "Укажите объект.", uz: "Obyekt kiriting." },
};

function textOf(issue: Issue, missing: boolean): LocalizedText {
  if (missing) return REQUIRED;
  const named = NAMED[issue.message];
  if (named) return named;
  switch (issue.code) {
    case "too_small":
      return bound("min", issue.minimum, issue.origin);
    case "too_big":
      return bound("max", issue.maximum, issue.origin);
    case "invalid_value":
      return oneOf(issue.values);
    case "invalid_type":
      return TYPES[issue.expected] ?? WRONG;
    default:
      return WRONG;
  }
}

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), input);
}

/**
 * Parses, or throws the `validation` error whose `errors` name every wrong field (`directions.0.date`) and its remedy.
 * @throws AppError validation (code 8)
 */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join(".") || "body";
    fields[field] = [...(fields[field] ?? []), textOf(issue, at(input, issue.path) === undefined)];
  }
  throw new AppError("validation", { fields });
}
