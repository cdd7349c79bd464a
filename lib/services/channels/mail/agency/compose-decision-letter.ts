import { inLanguages, type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import type { DecisionKind, PreviewChange } from "@/lib/domain/proposals/proposal";
import { dayInWords } from "@/lib/domain/text/days";
import { env } from "@/lib/env";
import { formatMoney } from "@/lib/services/documents/receipts/document/format";
import type { Letter } from "../letter/letter";
import { OWN_LETTER } from "../letter/own-letter";
import { AGENCY_FOOTER } from "./agency-footer";

const SUBJECTS = {
  deposit: t("Your deposit is topped up", "Ваш депозит пополнен", "Depozitingiz toʻldirildi"),
  reversal: t("A top-up of your deposit is reversed", "Пополнение вашего депозита сторнировано", "Depozitingizdagi toʻldirish qaytarildi"),
  terms: t("Your terms change", "Ваши условия меняются", "Shartlaringiz oʻzgaradi"),
  terms_withdrawn: t("Your terms to come are withdrawn", "Ваши будущие условия отозваны", "Kelgusi shartlaringiz qaytarib olindi"),
  credit: t("Your credit changes", "Ваш кредит меняется", "Kreditingiz oʻzgaradi"),
  stop_sales: t("Your new sales are stopped", "Ваши новые продажи остановлены", "Yangi sotuvlaringiz toʻxtatildi"),
  resume_sales: t("You may sell again", "Вы снова можете продавать", "Yana sotishingiz mumkin"),
  suspend: t("Your agency is suspended", "Ваше агентство приостановлено", "Agentligingiz toʻxtatildi"),
  reopen: t("Your agency is open again", "Ваше агентство снова открыто", "Agentligingiz yana ochildi"),
} as const satisfies Partial<Record<DecisionKind, LocalizedText>>;
type ToldKind = keyof typeof SUBJECTS;

const TEXTS = inLanguages({
  subjects: SUBJECTS,
  says: {
    deposit: t("The money counts from now on.", "Деньги уже доступны.", "Pul hozirdan amal qiladi."),
    reversal: t(
      "An opposite posting takes it back; both stand on your statement.",
      "Его отменяет обратная проводка; обе видны в выписке.",
      "Uni teskari oʻtkazma qaytaradi; ikkalasi ham koʻchirmada bor.",
    ),
    terms: t(
      "The back office has set what your agency pays and sells for.",
      "Бэк-офис задал условия, по которым работает ваше агентство.",
      "Bek-ofis agentligingiz ishlaydigan shartlarni belgiladi.",
    ),
    terms_withdrawn: t(
      "What we wrote to you of does not begin: the terms that you have now go on.",
      "То, о чём мы вам писали, не наступит: нынешние условия действуют дальше.",
      "Sizga yozganimiz boshlanmaydi: hozirgi shartlaringiz amal qilaveradi.",
    ),
    credit: t(
      "The back office has set how far your deposit may go below zero.",
      "Бэк-офис задал, насколько депозит может уйти ниже нуля.",
      "Bek-ofis depozitingiz noldan qanchaga tushishi mumkinligini belgiladi.",
    ),
    stop_sales: t(
      "Nothing new is booked or paid. What is sold is looked after as before: changes, refunds, documents.",
      "Новые брони и оплаты не принимаются. С проданным всё по-прежнему: изменения, возвраты, документы.",
      "Yangi bron va toʻlov qabul qilinmaydi. Sotilganlari bilan ish avvalgidek: oʻzgarishlar, qaytarishlar, hujjatlar.",
    ),
    resume_sales: t("Booking and paying go on.", "Брони и оплаты снова принимаются.", "Bron va toʻlov yana qabul qilinadi."),
    suspend: t(
      "Nobody of it signs in, and its programs are refused. Tickets stay in force.",
      "Сотрудники не могут войти, программы получают отказ. Билеты действуют.",
      "Xodimlari kira olmaydi, dasturlari rad etiladi. Chiptalar amal qiladi.",
    ),
    reopen: t(
      "Your people and programs get in as before.",
      "Сотрудники и программы снова имеют доступ.",
      "Xodimlaringiz va dasturlaringiz avvalgidek kira oladi.",
    ),
  } satisfies Record<ToldKind, LocalizedText>,
  fields: {
    balance: t("Balance", "Остаток", "Qoldiq"),
    fee: t("Fee per passenger", "Сбор с пассажира", "Yoʻlovchidan xizmat haqi"),
    markup: t("Recommended markup", "Рекомендуемая наценка", "Tavsiya etilgan ustama"),
    credit: t("Credit limit", "Кредитный лимит", "Kredit chegarasi"),
  },
  document: t("Document", "Документ", "Hujjat"),
  from: t("In force from", "Действует с", "Qachondan amal qiladi"),
  wouldFrom: t("Would have been in force from", "Действовало бы с", "Qachondan amal qilishi kerak edi"),
  link: t("Open the portal", "Открыть портал", "Portalni ochish"),
  footer: AGENCY_FOOTER,
});

interface DecisionLetter {
  kind: ToldKind;
  changes: readonly PreviewChange[];
  /** Number of the paper that a top-up was paid by. */
  document: string | null;
  /** The day from which terms count, or would have, `YYYY-MM-DD`; null where that is at once. */
  from: string | null;
  locale: Locale;
}

/** Whether an agency is written of such a decision: a closing has a letter of its own, and a refund that of the booking. */
export function isToldOf(kind: DecisionKind): kind is ToldKind {
  return kind in SUBJECTS;
}

/** A letter to an agency about what the house did with its money, terms or sales. */
export function composeDecisionLetter({ kind, changes, document, from, locale }: DecisionLetter): Letter {
  const texts = TEXTS[locale];
  return {
    locale,
    ...{ subject: texts.subjects[kind], heading: texts.subjects[kind], paragraphs: [texts.says[kind]] },
    facts: [
      ...changes.flatMap((change) => factOf(change, locale)),
      ...(document === null ? [] : [{ label: texts.document, value: document }]),
      ...(from === null ? [] : [{ label: kind === "terms_withdrawn" ? texts.wouldFrom : texts.from, value: dayInWords(from, locale) }]),
    ],
    ...OWN_LETTER,
    link: { label: texts.link, url: env().PUBLIC_URL },
    footer: texts.footer,
  };
}

function factOf({ field, currency, before, after }: PreviewChange, locale: Locale): Letter["facts"] {
  const { fields } = TEXTS[locale];
  if (field !== "balance" && field !== "fee" && field !== "markup" && field !== "credit") return [];
  const written = (amount: number) => (currency === null ? `${amount / 100} %` : formatMoney(amount, currency, locale));
  return [{ label: fields[field], value: `${written(before)} → ${written(after)}` }];
}
