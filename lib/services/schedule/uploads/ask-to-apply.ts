import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { type Allowance, MOST_DAYS_AHEAD } from "@/lib/domain/uploads/upload";
import type { Prisma } from "@/lib/generated/prisma/client";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { uploadJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { readVersion } from "../imports/parts/replace-in-transaction";
import { NEEDS_SECOND } from "./parts/above-limits";
import { allowancesFor, readOutcome } from "./parts/outcome";
import { findUpload, type UploadAddress } from "./parts/upload-record";

interface Asked extends UploadAddress {
  /** Of the file that was looked at. */
  hash: string;
  allowed: readonly Allowance[];
  reason: string;
  /** `operator:<user id>` */
  actor: string;
  requestId: string;
  /** When it is applied; at once where absent. */
  publishAt?: Date;
  now: Date;
}

/**
 * Has the worker apply a file that was rehearsed, at once or at a moment: the same file, to the same data.
 * @throws AppError upload_not_found; upload_other_file where another file was looked at; upload_not_checked where it is not waiting for this;
 * upload_outdated where the data were changed since the rehearsal; upload_remarks_open where something has to be agreed to; upload_needs_second where it goes further than the house lets one person go, so that another one has to apply it;
 * validation (`publish_at`)
 */
export async function askToApply({ hash, allowed, reason, actor, requestId, publishAt, now, ...address }: Asked): Promise<void> {
  if (publishAt) checkMoment(publishAt, now);
  const by = { actor, requestId };
  await db().$transaction(async (tx) => {
    const found = await findUpload(address, tx);
    if (found.hash !== hash) throw new AppError("upload_other_file");
    if (found.state !== "checked") throw new AppError("upload_not_checked");
    if ((await readVersion(tx, found.kind)) !== found.version) throw new AppError("upload_outdated");
    const needed = allowancesFor(readOutcome(found.outcome).remarks);
    if (needed.some((each) => !allowed.includes(each))) throw new AppError("upload_remarks_open");
    const count = await tx.$executeRaw`
      update import_upload u
         set state = ${publishAt ? "planned" : "applying"}, publish_at = ${publishAt ?? null}, reason = ${reason}, applied_by = ${actor}, allowed = ${needed}
       where u.id = ${found.id}::uuid and u.state = 'checked' and (u.actor <> ${actor} or not ${NEEDS_SECOND})`;
    if (count === 0) throw new AppError((await isStillChecked(tx, found.id)) ? "upload_needs_second" : "upload_not_checked");
    await queueInside(tx, [uploadJob("apply_upload", found.id, publishAt)], requestId);
    if (!publishAt) return;
    const detail = { kind: found.kind, source: found.name, upload_id: found.id, publish_at: publishAt.toISOString(), reason };
    await recordAudit(tx, { action: "upload_planned", by, detail, now });
  });
  relayJobsSoon();
}

/** Who was refused though it waits has brought it, and it goes too far for one person. */
async function isStillChecked(tx: Prisma.TransactionClient, id: string): Promise<boolean> {
  return (await tx.importUpload.count({ where: { id, state: "checked" } })) > 0;
}

const DAY_MS = 86_400_000;
const NOT_AHEAD = t(
  "Choose a moment to come, within 180 days.",
  "Выберите момент в будущем, не дальше 180 дней.",
  "Kelajakdagi vaqtni tanlang, 180 kundan uzoq boʻlmasin.",
);

/** @throws AppError validation (`publish_at`) */
function checkMoment(publishAt: Date, now: Date): void {
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > MOST_DAYS_AHEAD * DAY_MS) throw new AppError("validation", { fields: { publish_at: [NOT_AHEAD] } });
}
