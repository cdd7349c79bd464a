import { v7 as uuid } from "uuid";
import { reportFilter } from "@/lib/contracts/operator/reports/saved";
import { db } from "@/lib/db";
import { localeOfTag } from "@/lib/domain/localized";
import { periodDue, REPORT_KINDS, RHYTHMS } from "@/lib/domain/reports/saved";
import type { Prisma } from "@/lib/generated/prisma/client";
import { log, traceOf } from "@/lib/log";
import { reportMailsJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { sealBytes } from "@/lib/services/ground/personal-data/keyring";
import { waitingAt } from "../mail/parts/held-attempt";
import { failSpentReports } from "./mail-reports";
import { makeReportFile } from "./report-file";

const INCLUDE = { owner: { select: { locale: true } } } as const;
type Due = Prisma.SavedReportGetPayload<{ include: typeof INCLUDE }>;

/**
 * Makes the reports that have fallen due, in the language of who saved them. Any number of workers may do it at once: what a period has is kept once.
 * @returns how many were made
 */
export async function makeDueReports({ now }: { now: Date }): Promise<{ made: number }> {
  let made = 0;
  for (const report of await db().savedReport.findMany({ where: { rhythm: { not: null } }, include: INCLUDE }))
    made += await makeOne(report, now);
  await failSpentReports(now);
  if (await db().reportSending.findFirst({ where: waitingAt(now), select: { id: true } })) await queueJobs([reportMailsJob(now)]);
  return { made };
}

/** One that cannot be made holds up no other, and is not tried again: its page says so. */
async function makeOne(report: Due, now: Date): Promise<number> {
  const rhythm = RHYTHMS.find((each) => each === report.rhythm);
  const kind = REPORT_KINDS.find((each) => each === report.kind);
  const period = rhythm ? periodDue({ rhythm, atMinutes: report.atMinutes ?? 0, after: report.createdAt, now }) : null;
  if (!kind || !period) return 0;
  const ofPeriod = { reportId: report.id, periodFrom: period.from };
  if (await db().reportSending.findFirst({ where: ofPeriod, select: { id: true } })) return 0;
  const id = uuid();
  const row = { ...ofPeriod, id, periodTo: period.to, madeAt: now };
  try {
    const locale = localeOfTag(report.owner.locale) ?? "en";
    const { file, isEmpty } = await makeReportFile({ kind, filter: reportFilter.parse(report.filter), ...period, locale, now });
    const sealedFile = await sealBytes("report_sending.sealed_file", id, Buffer.from(file.content, "base64"));
    return await keep({ ...row, state: "made", isEmpty, fileName: file.name, sealedFile });
  } catch (error) {
    log.error({ report: report.id, error: traceOf(error) }, "a saved report could not be made");
    await keep({ ...row, state: "failed", isEmpty: false, fileName: "", doneAt: now });
    return 0;
  }
}

/** Whoever came first has it. */
async function keep(data: Prisma.ReportSendingCreateManyInput): Promise<number> {
  return (await db().reportSending.createMany({ data: [data], skipDuplicates: true })).count;
}
