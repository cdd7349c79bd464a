import { cursorRefused, type Place } from "@/lib/services/ground/paging/cursor";

/** By what a list is in order. */
export type ListOrder = "created" | "updated";

const CURSOR = /^(created|updated) ([1-8]\d{3}-\d{2}-\d{2}T[\d:.]{12}Z) ([0-9a-f-]{36})$/;

export function writeCursor(order: ListOrder, { at, id }: Place): string {
  return Buffer.from(`${order} ${at.toISOString()} ${id}`).toString("base64url");
}

/** @throws AppError validation (`cursor`) for what no list of this order has given */
export function readCursor(order: ListOrder, cursor: string): Place {
  const [, written, moment = "", id = ""] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const at = new Date(moment);
  if (written !== order || Number.isNaN(at.getTime())) throw cursorRefused();
  return { at, id };
}
