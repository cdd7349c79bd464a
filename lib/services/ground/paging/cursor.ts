import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";

/** The end of a page of a list: the moment and the id of its last row. Opaque to callers. */
export interface Place {
  at: Date;
  id: string;
}

const UNKNOWN: LocalizedText = t(
  "Give next_cursor of the page before, of the same list, as it was.",
  "Укажите next_cursor предыдущей страницы того же списка без изменений.",
  "Shu roʻyxatning oldingi sahifasidagi next_cursor qiymatini oʻzgartirmay kiriting.",
);

/** The error for a cursor that the caller made up. */
export function cursorRefused(): AppError {
  return new AppError("validation", { fields: { cursor: [UNKNOWN] } });
}

export function cursorOf({ at, id }: Place): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString("base64url");
}

/** @param idForm of the list's ids @throws AppError validation (`cursor`) */
export function placeIn(cursor: string, idForm: RegExp): Place {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (time === undefined || id === undefined || !idForm.test(id)) throw cursorRefused();
  return { at: new Date(Number(time)), id };
}

export const UUID_FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const NUMBER_FORM = /^\d{1,18}$/;

/** A page of rows of which one more than the limit was read. @param cursorTo writes where a row stands, for the next page to begin after it */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  cursorTo: (row: Row) => string,
): { rows: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next_cursor: rows.length > limit && last ? cursorTo(last) : null };
}
