import { inLanguages, type Locale, t } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { env } from "@/lib/env";
import { formatMoney } from "@/lib/services/documents/receipts/document/format";
import type { Letter } from "../letter/letter";

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
  footer: t(
    "You get this because you stand in the service for this agency. Questions go to the back office.",
    "Вы получили это письмо, потому что представляете это агентство в сервисе. Вопросы — к бэк-офису.",
    "Bu xat xizmatda shu agentlik vakili boʻlganingiz uchun yuborildi. Savollar bek-ofisga.",
  ),
});

/** What the service signs its own letters with. */
const SENDER = "Parvoz";

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
    ...{ lists: [], flightsHeading: "", ways: [], notices: [] },
    link: { label: texts.link, url: env().PUBLIC_URL },
    agency: { name: SENDER, contacts: [] },
    footer: texts.footer,
  };
}
