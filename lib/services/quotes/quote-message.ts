import { inLanguages, type Locale, t } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { timesOf } from "@/lib/services/ground/presenters/present-directions";
import { presentAirport } from "@/lib/services/ground/presenters/present-reference";
import type { KeptChoice } from "./kept-choice";
import { tashkentTime } from "./tashkent-time";

interface Told {
  choices: readonly KeptChoice[];
  note: string;
  url: string;
  validUntil: Date;
  /** The customer's. */
  locale: Locale;
}

const WORDS = inLanguages({
  valid: t(
    (moment: string) => `Valid until ${moment} (Tashkent time).`,
    (moment) => `Подборка действует до ${moment} (время Ташкента).`,
    (moment) => `Tijorat taklifi ${moment}gacha amal qiladi (Toshkent vaqti).`,
  ),
  look: t("See the details and choose:", "Подробно и выбрать:", "Batafsil va tanlash:"),
});

/** A quote in plain text: one line for each choice, until when it is valid, and the link. */
export function quoteMessage({ choices, note, url, validUntil, locale }: Told): string {
  const { valid, look } = WORDS[locale];
  const lines = choices.map((choice, index) => `${index + 1}. ${choiceText(choice, locale)}`);
  return [note, ...lines, valid(tashkentTime(validUntil)), `${look} ${url}`].filter(Boolean).join("\n");
}

function choiceText({ directions, currency, now, quoted }: KeptChoice, locale: Locale): string {
  const ways = directions.map(({ segments }) => {
    const { first, last } = timesOf(segments);
    const [from, to] = [first.departure, last.arrival].map(({ airport }) => presentAirport(airport, locale).city);
    const [day, time] = [first.departure.local.slice(0, 10).split("-").reverse().join("."), first.departure.local.slice(11, 16)];
    return `${from} → ${to}, ${day} ${time}, ${segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`).join(" + ")}`;
  });
  return `${ways.join("; ")}: ${amountText(toMajor((now ?? quoted).sellingMinor))} ${currency}`;
}

/** Thousands apart by spaces, as all three languages read them. */
function amountText(amount: number): string {
  const [whole = "", cents = ""] = amount.toFixed(2).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, " ");
  return cents === "00" ? grouped : `${grouped}.${cents}`;
}
