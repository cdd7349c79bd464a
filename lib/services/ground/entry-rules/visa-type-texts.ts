import type { EntryKind } from "@/lib/domain/entry/entry-kind";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { russianCount } from "@/lib/domain/text/russian-count";

/** Ids never change: clients keep them. */
const KINDS: Readonly<Record<EntryKind, { id: number; title: LocalizedText }>> = {
  visa_free: { id: 1, title: t("Visa-free", "Без визы", "Vizasiz") },
  on_arrival: { id: 2, title: t("Visa on arrival", "Виза по прибытии", "Yetib borganda viza") },
  e_visa: { id: 3, title: t("Electronic visa", "Электронная виза", "Elektron viza") },
  eta: {
    id: 4,
    title: t("Electronic travel authority", "Электронное разрешение на поездку", "Elektron sayohat ruxsatnomasi"),
  },
  visa_required: { id: 5, title: t("Visa required", "Требуется виза", "Viza talab qilinadi") },
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
  return t(`Up to ${days} days.`, `До ${russianCount(days, "дня", "дней", "дней")}.`, `${days} kungacha.`);
}

function dispute(title: LocalizedText): LocalizedText {
  return t(
    `Another official source says: ${title.en.toLowerCase()}.`,
    `По другому официальному источнику: ${title.ru.toLowerCase()}.`,
    `Boshqa rasmiy manbaga koʻra: ${title.uz.toLowerCase()}.`,
  );
}

function asOf(date: string): LocalizedText {
  return t(
    `As of ${date}; confirm with the embassy before you travel.`,
    `По состоянию на ${date}; перед поездкой уточните в посольстве.`,
    `${date} holatiga koʻra; safardan oldin elchixonadan aniqlang.`,
  );
}
