import { strToU8, zipSync } from "fflate";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";

/** A range of numbers, both included. */
export interface ActRange {
  first: number;
  last: number;
}

export interface ActFile {
  name: string;
  xml: string;
}

/** An archive has no more documents. */
const MOST = 2_000;
/** Before 1980 a ZIP archive knows no time, and one that told when it was made would be another each time. */
const SAME_TIME = new Date(1980, 0, 1);

/**
 * The documents of a range as they were written, in the order of their numbers: the same bytes whenever they are asked for.
 * @throws AppError validation (`last`) where the range has none, ends before it begins, or has more than 2,000
 */
export async function readActFiles({ first, last }: ActRange): Promise<ActFile[]> {
  if (last < first || last - first >= MOST) throw new AppError("validation", { fields: { last: [TOO_MANY] } });
  const found = await db().accountingAct.findMany({
    where: { number: { gte: first, lte: last } },
    orderBy: { number: "asc" },
    select: { number: true, document: true },
  });
  if (found.length === 0) throw new AppError("validation", { fields: { last: [NONE] } });
  return found.map(({ number, document }) => ({ name: `act-${String(number).padStart(9, "0")}.xml`, xml: document }));
}

/** The same as one file: the document itself of one, an archive of several. @throws AppError see `readActFiles` */
export async function packActFiles(range: ActRange): Promise<TableFile> {
  const files = await readActFiles(range);
  const [only] = files;
  if (files.length === 1 && only) return { name: only.name, type: "application/xml", content: Buffer.from(only.xml).toString("base64") };
  const archive = zipSync(Object.fromEntries(files.map(({ name, xml }) => [name, [strToU8(xml), { mtime: SAME_TIME }]])));
  return { name: `acts-${range.first}-${range.last}.zip`, type: "application/zip", content: Buffer.from(archive).toString("base64") };
}

const TOO_MANY: LocalizedText = t(
  "Give a range of at most 2,000 numbers, the first one first.",
  "Укажите не больше 2000 номеров, сначала первый.",
  "Koʻpi bilan 2000 raqamni, birinchisidan boshlab kiriting.",
);
const NONE: LocalizedText = t(
  "There are no acts of these numbers yet.",
  "Документов с такими номерами ещё нет.",
  "Bu raqamli hujjatlar hali yoʻq.",
);
