import type { Upload } from "@/lib/contracts/operator/uploads";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { type BadLine, badLineText } from "@/lib/formats/imports/bad-line";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { uploadLimit } from "../imports/parts/upload-limit";
import { thoseAboveLimits } from "./parts/above-limits";
import { allowanceFor, readOutcome, type UploadOutcome } from "./parts/outcome";
import { remarkText } from "./parts/remark-texts";
import { findUpload, type UploadAddress, type UploadRecord } from "./parts/upload-record";

interface Read extends UploadAddress {
  locale: Locale;
  /** Who asks: `operator:<user id>`. */
  reader: string;
}

/** An upload with what its file would change, or what became of it. @throws AppError upload_not_found */
export async function readUpload({ locale, reader, ...address }: Read): Promise<Upload> {
  const found = await findUpload(address);
  const { id, kind, name, size, hash, createdAt, state, importId, outcome, actor, publishAt, isStale } = found;
  const names = await namesOfActors([actor]);
  return {
    id,
    kind,
    name,
    size,
    hash,
    created: createdAt.toISOString(),
    state,
    import: importId,
    ...{ by: names.get(actor) ?? actor, needs_second: (await thoseAboveLimits([id])).has(id), is_mine: actor === reader },
    extent: await extentOf(found),
    ...{ publish_at: publishAt?.toISOString() ?? null, is_stale: isStale },
    ...present(readOutcome(outcome), locale),
  };
}

/** A whole percent, in hundredths. */
const PERCENT_BP = 100;

async function extentOf({ kind, dropBp, shareBp }: UploadRecord): Promise<Upload["extent"]> {
  if (kind === "schedule" || dropBp === null || shareBp === null) return null;
  const { dropPercent, sharePercent } = await uploadLimit(db(), kind);
  return { drop: dropBp / PERCENT_BP, drop_limit: dropPercent, share: shareBp / PERCENT_BP, share_limit: sharePercent };
}

function present({ report, problems, warnings, remarks }: UploadOutcome, locale: Locale) {
  const told = (bad: BadLine) => ({ line: bad.line, problem: bad.problem, text: badLineText(bad, locale) });
  return {
    report,
    ...{ problems: problems.listed.map(told), problem_count: problems.total },
    ...{ warnings: warnings.listed.map(told), warning_count: warnings.total },
    remarks: remarks.flatMap((remark) => {
      const allowance = allowanceFor(remark);
      return allowance ? [{ allowance, text: remarkText(remark, locale) }] : [];
    }),
  };
}
