import { db } from "@/lib/db";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { env, sendsMails } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";
import { log, traceOf } from "@/lib/log";
import { fileOf, type MailMessage } from "@/lib/services/ground/mail/mail-message";
import { openBytes } from "@/lib/services/ground/personal-data/keyring";
import { type Sent, sendBySmtp } from "../mail/transport/send-by-smtp";
import { type ReportReader, reportReaders } from "./report-readers";

/** Attempts to mail a report, one each time that due reports are made. */
const MOST_ATTEMPTS = 6;
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const INCLUDE = { report: { select: { name: true, recipients: true } } } as const;
type Waiting = Prisma.ReportSendingGetPayload<{ include: typeof INCLUDE }>;

/** Those that somebody has not got yet. */
export function waitingReports() {
  return { state: "made", attempts: { lt: MOST_ATTEMPTS } };
}

/**
 * Mails reports that wait for it to their recipients, of whom those are left out who may not see reports any more. Any number of workers may do it at once: an
 * attempt is one worker's, and who has got a report does not get it again.
 * @returns how many have left to everybody
 */
export async function mailWaitingReports({ now }: { now: Date }): Promise<number> {
  const waiting = await db().reportSending.findMany({ where: waitingReports(), include: INCLUDE, orderBy: { madeAt: "asc" } });
  if (waiting.length === 0) return 0;
  const readers = await reportReaders();
  let mailed = 0;
  for (const sending of waiting) if (await mailOne(sending, readers, now)) mailed += 1;
  return mailed;
}

async function mailOne(sending: Waiting, readers: readonly ReportReader[], now: Date): Promise<boolean> {
  const { id, attempts, report, sentTo } = sending;
  const mine = await db().reportSending.updateMany({ where: { id, state: "made", attempts }, data: { attempts: attempts + 1 } });
  if (mine.count === 0) return false;
  const left = readers.filter((reader) => report.recipients.includes(reader.id) && !sentTo.includes(reader.id));
  let failed = 0;
  for (const reader of left) {
    const outcome = await sendOne(sending, reader).catch((error: unknown): Sent => {
      log.error({ sending: id, error: traceOf(error) }, "a report could not be mailed");
      return "failed";
    });
    if (outcome === "sent") await db().reportSending.update({ where: { id }, data: { sentTo: { push: reader.id } } });
    else failed += 1;
  }
  const isOver = failed === 0 || attempts + 1 >= MOST_ATTEMPTS;
  const state = failed === 0 ? "sent" : "failed";
  if (isOver) await db().reportSending.updateMany({ where: { id, state: "made" }, data: { state, doneAt: now, sealedFile: null } });
  return failed === 0;
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
    ...{ fromName: "Parvoz", replyTo: "", subject: `${name}, ${days}`, text: `${text.join("\n\n")}\n` },
    html: `<!doctype html><html lang="${locale}"><head><title>${escaped(name)}</title></head><body>${text.map((line) => `<p>${escaped(line)}</p>`).join("")}</body></html>`,
    attachments: [fileOf(fileName, XLSX, bytes)],
  };
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
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
