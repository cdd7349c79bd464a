import { inLanguages, type Locale, t } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { env } from "@/lib/env";
import { formatMoney } from "@/lib/services/documents/receipts/document/format";
import type { Letter } from "../letter/letter";
import { OWN_LETTER } from "../letter/own-letter";
import { AGENCY_FOOTER } from "./agency-footer";

const TEXTS = inLanguages({
  subject: t(
    (agency: string) => `${agency} is closed`,
    (agency) => `Агентство ${agency} закрыто`,
    (agency) => `${agency} yopildi`,
  ),
  ended: t(
    "The back office has closed your agency. Nobody of it signs in any more, its API keys are revoked and its webhooks switched off.",
    "Бэк-офис закрыл ваше агентство. Его сотрудники больше не входят, ключи API отозваны, вебхуки выключены.",
    "Bek-ofis agentligingizni yopdi. Uning xodimlari endi kira olmaydi, API kalitlari bekor qilindi, vebhuklar oʻchirildi.",
  ),
  stays: t(
    "What it has sold stays in force: tickets, customers’ pages and refunds. The back office looks after it. Bookings that were held and not paid are cancelled.",
    "Проданное остаётся в силе: билеты, страницы клиентов, возвраты. Им занимается бэк-офис. Удержанные неоплаченные брони отменены.",
    "Sotilganlari kuchda qoladi: chiptalar, mijozlar sahifalari, qaytarishlar. Ular bilan bek-ofis shugʻullanadi. Saqlangan, toʻlanmagan bronlar bekor qilindi.",
  ),
  agency: t("Agency", "Агентство", "Agentlik"),
  paidBack: t("Paid back from the deposit", "Возвращено с депозита", "Depozitdan qaytarildi"),
  link: t("Open Parvoz", "Открыть Parvoz", "Parvozni ochish"),
  footer: AGENCY_FOOTER,
});

interface ClosingLetter {
  agency: string;
  /** What was paid back, minor units. */
  paidBack: readonly { currency: Currency; amountMinor: number }[];
  locale: Locale;
}

/** A letter to an agency that the house has closed it. */
export function composeClosingLetter({ agency, paidBack, locale }: ClosingLetter): Letter {
  const texts = TEXTS[locale];
  return {
    locale,
    ...{ subject: texts.subject(agency), heading: texts.subject(agency), paragraphs: [texts.ended, texts.stays] },
    facts: [
      { label: texts.agency, value: agency },
      ...paidBack.map(({ currency, amountMinor }) => ({ label: texts.paidBack, value: formatMoney(amountMinor, currency, locale) })),
    ],
    ...OWN_LETTER,
    link: { label: texts.link, url: env().PUBLIC_URL },
    footer: texts.footer,
  };
}
