import type { Attachment } from "@/lib/contracts/operator/attachments";
import type { DeclarePaperRequest } from "@/lib/contracts/operator/carriers/charter-papers";
import { MOST_PAPER_FLIGHTS, type PaperKind } from "@/lib/domain/charters/charter-paper";
import { isDate } from "@/lib/domain/dates";

/** A document as it is typed. */
export interface DraftPaper {
  carrier: string;
  kind: PaperKind;
  number: string;
  /** With commas or spaces between them, with or without the carrier's code. */
  flights: string;
  from: string;
  to: string;
  file: Attachment | null;
  reason: string;
}

/** Fields that are wrong; `order` is the last day before the first. */
export type PaperRemarks = Partial<Record<"carrier" | "number" | "flights" | "from" | "to" | "order" | "file" | "reason", true>>;

/** What is declared by a draft; null where something is wrong with it. */
export function readDraftPaper(draft: DraftPaper): { request: DeclarePaperRequest | null; remarks: PaperRemarks } {
  const carrier = draft.carrier.trim().toUpperCase();
  const number = draft.number.trim();
  const flights = flightsIn(draft.flights, carrier);
  const reason = draft.reason.trim();
  const { file, kind, from, to } = draft;
  const remarks: PaperRemarks = {
    ...(/^[A-Z0-9]{2}$/.test(carrier) ? {} : { carrier: true }),
    ...(number === "" ? { number: true } : {}),
    ...(flights === null ? { flights: true } : {}),
    ...(isDate(from) ? {} : { from: true }),
    ...(isDate(to) ? {} : { to: true }),
    ...(isDate(from) && isDate(to) && to < from ? { order: true } : {}),
    ...(file === null ? { file: true } : {}),
    ...(reason.length < 3 ? { reason: true } : {}),
  };
  if (Object.keys(remarks).length > 0 || flights === null || file === null) return { request: null, remarks };
  return { request: { carrier, kind, number, flights, valid_from: from, valid_to: to, file: file.id, reason }, remarks };
}

/** @returns null where one of them is no flight number */
function flightsIn(text: string, carrier: string): number[] | null {
  const parts = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((part) => part !== "");
  const numbers = parts.map((part) => (carrier !== "" && part.startsWith(carrier) ? part.slice(carrier.length) : part));
  const areNumbers = numbers.length <= MOST_PAPER_FLIGHTS && numbers.every((number) => /^\d{1,4}$/.test(number) && Number(number) > 0);
  return areNumbers ? numbers.map(Number) : null;
}
