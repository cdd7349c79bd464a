import type { MailPreview, MailTemplate } from "@/lib/contracts/operator/house";
import { type Locale, t } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";
import { invitationUrl, resetUrl } from "@/lib/services/access/people/account-urls";
import { quoteUrl, tripUrl } from "@/lib/services/booking/record/public-urls";
import { composeAccountLetter } from "@/lib/services/channels/mail/account/compose-account-letter";
import { composeActLetter } from "@/lib/services/channels/mail/agency/compose-act-letter";
import { composeClosingLetter } from "@/lib/services/channels/mail/agency/compose-closing-letter";
import { composeDecisionLetter } from "@/lib/services/channels/mail/agency/compose-decision-letter";
import { composeLetter } from "@/lib/services/channels/mail/letter/compose-letter";
import { composeNotice } from "@/lib/services/channels/mail/letter/compose-notice";
import { composeQuoteLetter } from "@/lib/services/channels/mail/letter/compose-quote-letter";
import type { Letter } from "@/lib/services/channels/mail/letter/letter";
import { dressLetter } from "@/lib/services/channels/mail/parts/dress-letter";
import { composeFallLetter } from "@/lib/services/channels/mail/watches/compose-fall-letter";
import { composeWatchLetter, type ToldFall } from "@/lib/services/channels/mail/watches/compose-watch-letter";
import { listMessage } from "@/lib/services/channels/passenger-lists/list-message";
import { reportMessage } from "@/lib/services/channels/reports/mail-reports";
import type { MailMessage } from "@/lib/services/ground/mail/mail-message";
import { sampleQuote } from "./samples/sample-quote";
import { SAMPLE_AGENCY, sampleTrip } from "./samples/sample-trip";
import { testMessage } from "./send-test-mail";

/** Stands where a link has its key: the page behind it knows none such. */
const TOKEN = "namuna";
const WRITTEN_AT = new Date("2030-04-01T05:00:00Z");

/** A kind of mail as whoever it goes to would have it, written of invented people and flights by what writes the real ones. */
export function previewMail({ kind, locale }: { kind: MailTemplate; locale: Locale }): MailPreview {
  const { fromName, replyTo, subject, html, text } = WRITERS[kind](locale);
  return { kind, from: fromName, reply_to: replyTo, subject, html, text };
}

const REPORT = { periodFrom: "2030-04-01", periodTo: "2030-04-07", isEmpty: false, fileName: "sales.xlsx", bytes: new Uint8Array() };
const REPORT_NAME = t("Sales of the week", "Продажи за неделю", "Haftalik savdo");
const NOTICE = {
  subject: t("Check-in closes earlier", "Регистрация закрывается раньше", "Roʻyxatdan oʻtish ertaroq yopiladi"),
  text: t(
    "Please be at the airport three hours before departure.\n\nWe wish you a good flight.",
    "Пожалуйста, приезжайте в аэропорт за три часа до вылета.\n\nПриятного полёта.",
    "Iltimos, aeroportga parvozdan uch soat oldin keling.\n\nOq yoʻl tilaymiz.",
  ),
} as const;
/** Of a ticketed booking, which says most. */
const FALL: ToldFall = {
  ...{ kind: "booking", currency: "UZS" },
  was: { amountMinor: 5_500_000_00, costMinor: 5_250_000_00 },
  now: { amountMinor: 4_600_000_00, costMinor: 4_400_000_00 },
  penalty: { amountMinor: 450_000_00, costMinor: 450_000_00 },
};
const LIST = { legKey: "XX0101|2030-05-13|TASIST", number: 1, kind: "pnl", passengers: 2 };

const WRITERS: Readonly<Record<MailTemplate, (locale: Locale) => MailMessage>> = {
  confirmation: ofBooking("confirmation"),
  receipts: ofBooking("receipts"),
  change: ofBooking("change"),
  refund: ofBooking("refund"),
  notice: (locale) => {
    const said = { subject: NOTICE.subject[locale], text: NOTICE.text[locale] };
    return byAgency(composeNotice({ said, trip: sampleTrip("receipts", locale), tripUrl: tripUrl(TOKEN), locale }));
  },
  quote: (locale) => byAgency(composeQuoteLetter({ quote: sampleQuote(locale), url: quoteUrl(TOKEN), locale })),
  price_fall: (locale) => byAgency(composeFallLetter({ fall: FALL, quote: sampleQuote(locale), url: quoteUrl(TOKEN), locale })),
  watch: (locale) => {
    const said = { watchId: TOKEN, fall: FALL, route: "TAS – IST", bookingNumber: "00000000", isCustomerTold: true };
    return byService(composeWatchLetter({ ...said, quoteUrl: quoteUrl(TOKEN), locale }));
  },
  invitation: (locale) => {
    const said = { agency: SAMPLE_AGENCY.name, inviter: "Vali Namunayev", role: "agent", days: 7 } as const;
    return byService(composeAccountLetter({ ...said, kind: "invitation", url: invitationUrl(TOKEN), locale }));
  },
  password_reset: (locale) => {
    const said = { email: SAMPLE_AGENCY.contacts.email, minutes: 60 };
    return byService(composeAccountLetter({ ...said, kind: "password_reset", url: resetUrl(TOKEN), locale }));
  },
  house_act: (locale) =>
    byService(composeActLetter({ bookingId: TOKEN, bookingNumber: "00000000", kind: "extend_hold", now: WRITTEN_AT, locale })),
  agency_closed: (locale) =>
    byService(composeClosingLetter({ agency: SAMPLE_AGENCY.name, paidBack: [{ currency: "UZS", amountMinor: 1_250_000_00 }], locale })),
  agency_decision: (locale) => {
    const changes = [{ field: "balance", currency: "UZS", before: 250_000_00, after: 1_250_000_00 }] as const;
    return byService(composeDecisionLetter({ kind: "deposit", changes, document: "PO-0000", from: null, locale }));
  },
  passenger_list: () => listMessage(LIST, []),
  report: (locale) => reportMessage({ ...REPORT, name: REPORT_NAME[locale] }, locale),
  test: testMessage,
};

function ofBooking(kind: MailKind) {
  return (locale: Locale) =>
    byAgency(composeLetter({ kind, trip: sampleTrip(kind, locale), tripUrl: tripUrl(TOKEN), paperAt: "attached", locale }));
}

/** The agency answers to what it has written. */
function byAgency(letter: Letter): MailMessage {
  return dressLetter(letter, { replyTo: SAMPLE_AGENCY.contacts.email, logo: null, files: [] });
}

function byService(letter: Letter): MailMessage {
  return dressLetter(letter, { replyTo: "", logo: null, files: [] });
}
