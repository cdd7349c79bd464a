import type { FareDraft } from "@/lib/contracts/operator/fares";
import { longDb } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { fromMajor, MINOR_PER_MAJOR } from "@/lib/domain/money";
import { editFares, type FareEdit, type Period } from "@/lib/domain/pricing/fare-edits/edit-fares";
import { MAX_UPLOAD_BYTES } from "@/lib/domain/uploads/upload";
import { writeFares } from "@/lib/formats/csv/fare-table";
import { Prisma } from "@/lib/generated/prisma/client";
import { fareConditions } from "../fares/parts/fare-conditions";
import { readFiledFares } from "../imports/parts/fare-rows";
import { readVersion } from "../imports/parts/replace-in-transaction";
import { draftName } from "./parts/draft-name";
import { takeUpload } from "./take-upload";

interface Drafted {
  draft: FareDraft;
  /** `operator:<user id>` */
  actor: string;
  requestId: string;
  now: Date;
}

/**
 * Makes a file of what an edit would make of the fares of the carriers that it touches, and has it looked at as an uploaded one: it is previewed,
 * applied and taken back in the same way. It counts for the fares that it was made of: where they are replaced meanwhile, it is out of date.
 * @returns the id of the upload
 * @throws AppError fares_gone where chosen fares are there no more; fares_not_edited where nothing would change; upload_too_large
 */
export async function draftFares({ draft, actor, requestId, now }: Drafted): Promise<string> {
  const { chosen, filed, baseVersion } = await readChosen(draft);
  const edit = editOf(draft);
  const { fares, touched } = editFares(filed, edit, (id) => chosen.has(id));
  if (touched === 0) throw new AppError("fares_not_edited");
  const content = new TextEncoder().encode(writeFares(fares));
  if (content.byteLength > MAX_UPLOAD_BYTES) throw new AppError("upload_too_large");
  const name = draftName({ edit, touched, carriers: [...new Set(fares.map(({ carrier }) => carrier))] });
  return takeUpload({ kind: "fares", name, content, actor, requestId, now, baseVersion });
}

/** The chosen fares, all of their carriers, and the version of the data, of one moment. */
async function readChosen(draft: FareDraft) {
  return longDb().$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<{ id: string; carrier: string }[]>`select id::text, carrier from fare where ${conditionOf(draft)}`;
      const asked = idsOf(draft);
      if (asked && rows.length < new Set(asked).size) throw new AppError("fares_gone");
      const carriers = [...new Set(rows.map(({ carrier }) => carrier))].sort();
      const filed = [];
      for (const carrier of carriers) for (const each of await readFiledFares(tx, carrier)) filed.push(each);
      return { chosen: new Set(rows.map(({ id }) => id)), filed, baseVersion: await readVersion(tx, "fares") };
    },
    { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead },
  );
}

/** The fares that are named one by one; null where a filter names them. */
function idsOf(draft: FareDraft): readonly string[] | null {
  if (draft.edit === "amounts") return draft.amounts.map(({ id }) => id);
  return "ids" in draft.choice ? draft.choice.ids : null;
}

function conditionOf(draft: FareDraft): Prisma.Sql {
  const ids = idsOf(draft);
  if (ids) return Prisma.sql`id = any(${[...ids]}::bigint[])`;
  const conditions = draft.edit === "amounts" || "ids" in draft.choice ? [] : fareConditions(draft.choice.filter);
  // A filter names something: all fares at once are a file's work.
  return conditions.length === 0 ? Prisma.sql`false` : Prisma.join(conditions, " and ");
}

function editOf(draft: FareDraft): FareEdit {
  if (draft.edit === "amounts")
    return { kind: "amounts", amountMinor: new Map(draft.amounts.map(({ id, amount }) => [id, fromMajor(amount)])) };
  const hundredths = Math.round(draft.percent * MINOR_PER_MAJOR);
  if (draft.edit === "percent") return { kind: "percent", hundredths };
  return { kind: "copy_season", from: periodOf(draft.from), to: periodOf(draft.to), hundredths };
}

/** @param days `MM-DD` of every year or `YYYY-MM-DD` of one; null is all year */
function periodOf(days: { from: string; to: string } | null): Period {
  const whole: Period = { seasonFrom: null, seasonTo: null, travelFrom: null, travelTo: null };
  if (!days) return whole;
  if (days.from.length > "MM-DD".length) return { ...whole, travelFrom: days.from, travelTo: days.to };
  return { ...whole, seasonFrom: days.from, seasonTo: days.to };
}
