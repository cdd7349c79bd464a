import { AppError } from "@/lib/domain/errors";
import type { CharterPaper } from "@/lib/generated/prisma/client";

export type KeptPaper = CharterPaper;

/** `paper 3 of HY, contract 14-26 for HY1234, 2026-12-01 to 2027-03-27`, for the audit log. */
export function describePaper({ id, carrier, kind, number, flights, validFrom, validTo, isTakenOver }: KeptPaper): string {
  if (isTakenOver) return `paper ${id} of ${carrier}, taken over`;
  const of = flights.length === 0 ? "all flights" : flights.map((flight) => `${carrier}${flight}`).join(", ");
  return `paper ${id} of ${carrier}, ${kind} ${number} for ${of}, ${dayOf(validFrom)} to ${dayOf(validTo)}`;
}

/** A day of the database, as text. */
export function dayOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** The number by which addresses name a paper. @throws AppError charter_paper_not_found where it is none */
export function readPaperNumber(text = ""): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError("charter_paper_not_found");
  return Number(text);
}
