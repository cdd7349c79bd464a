import { db } from "@/lib/db";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { env, sendsMails } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";
import { log, traceOf } from "@/lib/log";
import { fileOf, type MailMessage } from "@/lib/services/ground/mail/mail-message";
import { openBytes } from "@/lib/services/ground/personal-data/keyring";
import { headLine } from "../mail/letter/head-line";
import { text as escapeHtml } from "../mail/letter/html-parts";
import { clockFrom, heldFrom, MOST_ATTEMPTS, mailToAll, spentAt, waitingAt } from "../mail/parts/held-attempt";
import { type Sent, sendBySmtp } from "../mail/transport/send-by-smtp";
import { type ReportReader, reportReaders } from "./report-readers";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const INCLUDE = { report: { select: { name: true, recipients: true } } } as const;
type Waiting = Prisma.ReportSendingGetPayload<{ include: typeof INCLUDE }>;

/** Fails reports whose last attempt ended with its process, and lets their files go. */
export async function failSpentReports(now: Date): Promise<void> {
  await db().reportSending.updateMany({ where: spentAt(now), data: { state: "failed", heldUntil: null, doneAt: now, sealedFile: null } });
}

/**
 * Mails reports that wait for it to their recipients, of whom those are left out who may not see reports any more. Any number of workers may do it at once: an
 * attempt is held by one, and who has got a report does not get it again.
 * @returns how many have left to everybody
 */
export async function mailWaitingReports({ now }: { now: Date }): Promise<number> {
  const clock = clockFrom(now);
  const waiting = await db().reportSending.findMany({ where: waitingAt(now), include: INCLUDE, orderBy: { madeAt: "asc" } });
  if (waiting.length === 0) return 0;
  const readers = await reportReaders();
  let mailed = 0;
  for (const sending of waiting) if (await mailOne(sending, readers, clock)) mailed += 1;
  return mailed;
}

async function mailOne(sending: Waiting, readers: readonly ReportReader[], clock: () => Date): Promise<boolean> {
  const now = clock();
  const [mine] = await db().reportSending.updateManyAndReturn({
    where: { id: sending.id, ...waitingAt(now), attempts: sending.attempts },
    data: { attempts: sending.attempts + 1, heldUntil: heldFrom(now) },
  });
  if (!mine) return false;
  const outcomes = await sendToAll({ ...mine, report: sending.report }, readers, clock);
  if (outcomes === null) return false;
  const isSent = !outcomes.has("failed") && !outcomes.has("refused");
  const state = isSent ? "sent" : mine.attempts < MOST_ATTEMPTS ? "made" : "failed";
  const done = state === "made" ? {} : { doneAt: clock(), sealedFile: null };
  await db().reportSending.updateMany({ where: heldAs(mine), data: { state, heldUntil: null, ...done } });
  return isSent;
}

/** The row while the attempt is one's own. */
function heldAs({ id, attempts }: Pick<Waiting, "id" | "attempts">) {
  return { id, state: "made", attempts };
}

function sendToAll(sending: Waiting, readers: readonly ReportReader[], clock: () => Date): Promise<ReadonlySet<Sent> | null> {
  const { id, report, sentTo } = sending;
  const left = readers.filter((reader) => report.recipients.includes(reader.id) && !sentTo.includes(reader.id));
  return mailToAll(left, {
    hold: async () => (await db().reportSending.updateMany({ where: heldAs(sending), data: { heldUntil: heldFrom(clock()) } })).count > 0,
    send: (reader) =>
      sendOne(sending, reader).catch((error: unknown): Sent => {
        log.error({ sending: id, error: traceOf(error) }, "a report could not be mailed");
        return "failed";
      }),
    note: (reader) => db().reportSending.update({ where: { id }, data: { sentTo: { push: reader.id } } }),
  });
}

async function sendOne(sending: Waiting, reader: ReportReader): Promise<Sent> {
  if (!sendsMails() || !sending.sealedFile) return "failed";
  const bytes = await openBytes("report_sending.sealed_file", sending.id, sending.sealedFile);
  const message = reportMessage({ ...sending, name: sending.report.name, bytes }, reader.locale);
  return sendBySmtp({ mailId: `${sending.id}-${reader.id}`, recipient: reader.email, message, date: sending.madeAt });
}

interface Told extends Pick<Waiting, "periodFrom" | "periodTo" | "isEmpty" | "fileName"> {
  name: string;
  bytes: Uint8Array;
}

/** The mail that a report comes with; a period without rows is said. */
export function reportMessage({ name, periodFrom, periodTo, isEmpty, fileName, bytes }: Told, locale: Locale): MailMessage {
  const days = periodFrom === periodTo ? periodFrom : `${periodFrom} – ${periodTo}`;
  const address = new URL("/operator/reports/saved", env().PUBLIC_URL).href;
  const text = [`${name}, ${days}.`, (isEmpty ? EMPTY : ATTACHED)[locale], `${WHERE[locale]} ${address}`];
  return {
    ...{ fromName: "Parvoz", replyTo: "", subject: headLine(`${name}, ${days}`), text: `${text.join("\n\n")}\n` },
    html: `<!doctype html><html lang="${locale}"><head><title>${escapeHtml(name)}</title></head><body>${text.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}</body></html>`,
    attachments: [fileOf(fileName, XLSX, bytes)],
  };
}

const EMPTY: LocalizedText = t(
  "There is nothing in these days: the attached table is empty.",
  "За эти дни ничего нет: приложенная таблица пуста.",
  "Bu kunlarda hech narsa yoʻq: ilova qilingan jadval boʻsh.",
);
const ATTACHED: LocalizedText = t(
  "The report is attached as a table.",
  "Отчёт приложен таблицей.",
  "Hisobot jadval sifatida ilova qilingan.",
);
const WHERE: LocalizedText = t(
  "Who gets it, and how to end it:",
  "Кто его получает и как отменить:",
  "Uni kim olishi va qanday bekor qilish:",
);
