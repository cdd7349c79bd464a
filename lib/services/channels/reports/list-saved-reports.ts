import { reportFilter, type SavedReport, type SavedReports } from "@/lib/contracts/operator/reports/saved";
import { db } from "@/lib/db";
import { type HouseRole, mayInHouse } from "@/lib/domain/house/rights";
import { REPORT_KINDS, RHYTHMS } from "@/lib/domain/reports/saved";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type ReportReader, reportReaders } from "./report-readers";

/** Who asks, and what they may do. */
export interface Reader {
  userId: string;
  houseRoles: readonly HouseRole[];
}

const INCLUDE = { sendings: { orderBy: { periodFrom: "desc" }, take: 1, omit: { sealedFile: true } } } as const;
type Row = Prisma.SavedReportGetPayload<{ include: typeof INCLUDE }>;

/** Reports that somebody has saved, and those of the house, by name. What a later release has saved and this one does not know is left out. */
export async function listSavedReports(reader: Reader): Promise<SavedReports> {
  const rows = await db().savedReport.findMany({
    where: { OR: [{ ownerId: reader.userId }, { isShared: true }] },
    include: INCLUDE,
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  const readers = await reportReaders();
  return {
    items: rows.flatMap((row) => present(row, reader, readers) ?? []),
    people: readers.map(({ id, name }) => ({ id, name })),
  };
}

function present(row: Row, { userId, houseRoles }: Reader, readers: readonly ReportReader[]): SavedReport | null {
  const kind = REPORT_KINDS.find((each) => each === row.kind);
  const filter = reportFilter.strict().safeParse(row.filter);
  if (!kind || !filter.success) return null;
  const rhythm = RHYTHMS.find((each) => each === row.rhythm);
  const [last] = row.sendings;
  const state = STATES.find((each) => each === last?.state) ?? "made";
  return {
    ...{ id: row.id, name: row.name, kind, filter: filter.data, is_shared: row.isShared },
    owner: readers.find(({ id }) => id === row.ownerId)?.name ?? "",
    may_delete: row.ownerId === userId || mayInHouse(houseRoles, "reports", "change"),
    mailing: rhythm
      ? {
          ...{ rhythm, at: clockOf(row.atMinutes ?? 0) },
          recipients: readers.filter(({ id }) => row.recipients.includes(id)).map(({ id, name }) => ({ id, name })),
        }
      : null,
    last: last ? { from: last.periodFrom, to: last.periodTo, state, is_empty: last.isEmpty } : null,
  };
}

const STATES = ["made", "sent", "failed"] as const;

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
