import type { EntryKind } from "@/lib/domain/entry/entry-kind";
import type { Locale, LocalizedText } from "@/lib/domain/localized";

/** Ids never change: clients keep them. */
const KINDS: Readonly<Record<EntryKind, { id: number; title: LocalizedText }>> = {
  visa_free: { id: 1, title: { uz: "Vizasiz", ru: "Без визы", en: "Visa-free" } },
  on_arrival: { id: 2, title: { uz: "Yetib borganda viza", ru: "Виза по прибытии", en: "Visa on arrival" } },
  e_visa: { id: 3, title: { uz: "Elektron viza", ru: "Электронная виза", en: "Electronic visa" } },
  eta: {
    id: 4,
    title: { uz: "Elektron sayohat ruxsatnomasi", ru: "Электронное разрешение на поездку", en: "Electronic travel authority" },
  },
  visa_required: { id: 5, title: { uz: "Viza talab qilinadi", ru: "Требуется виза", en: "Visa required" } },
};

interface VisaRule {
  kind: EntryKind;
  days: number | null;
  disputedKind: EntryKind | null;
  sourceDate: string;
}

/** The way to enter, with how long one may stay and as of when that is known. */
export function visaTypeOf({ kind, days, disputedKind, sourceDate }: VisaRule, locale: Locale) {
  const { id, title } = KINDS[kind];
  const texts = [...(days === null ? [] : [stay(days)]), ...(disputedKind ? [dispute(KINDS[disputedKind].title)] : []), asOf(sourceDate)];
  return { id, title: title[locale], description: texts.map((text) => text[locale]).join(" ") };
}

function stay(days: number): LocalizedText {
  return { uz: `${days} kungacha.`, ru: `До ${days} дн.`, en: `Up to ${days} days.` };
}

function dispute(title: LocalizedText): LocalizedText {
  return {
    uz: `Boshqa rasmiy manbaga koʻra: ${title.uz.toLowerCase()}.`,
    ru: `По другому официальному источнику: ${title.ru.toLowerCase()}.`,
    en: `Another official source says: ${title.en.toLowerCase()}.`,
  };
}

function asOf(date: string): LocalizedText {
  return {
    uz: `${date} holatiga koʻra; safardan oldin elchixonadan aniqlang.`,
    ru: `По состоянию на ${date}; перед поездкой уточните в посольстве.`,
    en: `As of ${date}; confirm with the embassy before you travel.`,
  };
}
