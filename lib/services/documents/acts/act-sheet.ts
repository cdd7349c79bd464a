import { type Currency, sum, toMajor } from "@/lib/domain/money";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import type { ActRow } from "./act-rows";
import { ACT_TEXTS, type Both, conclusion, inBoth, KIND_TEXTS, paperAmount, paperDay } from "./act-texts";
import type { Parties, Party } from "./parties";

/** All that an act says; money in minor units, days `YYYY-MM-DD`. */
export interface Act {
  number: string;
  from: string;
  to: string;
  currency: Currency;
  parties: Parties;
  /** Above zero where the house owes the agency. */
  openingMinor: number;
  closingMinor: number;
  rows: readonly ActRow[];
  madeAt: Date;
  isDemo: boolean;
}

/** One line of the table: what the house's books have in debit and credit; the agency's have the same the other way round. Null where nothing stands. */
export interface ActLine {
  day: string;
  text: Both;
  debit: number | null;
  credit: number | null;
}

/** The lines between the balances, and the balances and turnovers themselves. Money is in major units. */
export function actLines({ from, to, openingMinor, closingMinor, rows }: Act): {
  opening: ActLine;
  lines: ActLine[];
  turnover: ActLine;
  closing: ActLine;
} {
  const lines = rows.map(({ day, kind, amount, reference }) => {
    const { uz, ru } = KIND_TEXTS[kind];
    const of = reference === "" ? "" : ` № ${reference}`;
    return { day: paperDay(day), text: { uz: `${uz}${of}`, ru: `${ru}${of}` }, ...sidesOf(Number(amount)) };
  });
  const total = (sign: 1 | -1) => sum(rows.map(({ amount }) => Math.max(0, sign * Number(amount))));
  return {
    opening: { day: paperDay(from), text: ACT_TEXTS.opening, ...sidesOf(openingMinor) },
    lines,
    turnover: { day: "", text: ACT_TEXTS.turnover, debit: toMajor(total(-1)), credit: toMajor(total(1)) },
    closing: { day: paperDay(to), text: ACT_TEXTS.closing, ...sidesOf(closingMinor) },
  };
}

/** What the agency has with the house is the house's debt: it stands in credit. */
function sidesOf(minor: number): { debit: number | null; credit: number | null } {
  if (minor === 0) return { debit: null, credit: null };
  return minor > 0 ? { debit: null, credit: toMajor(minor) } : { debit: toMajor(-minor), credit: null };
}

/** Who owes whom at the end. @param written the amount as the paper writes money */
export function actConclusion({ to, closingMinor, parties: { house, agency } }: Act, written: string): Both {
  const creditor = closingMinor === 0 ? null : closingMinor > 0 ? agency.name : house.name;
  return conclusion({ day: paperDay(to), creditor, amount: written });
}

/** An act as a sheet: its head and its parties stand above and below the table, for a sheet has one. */
export function actSheet(act: Act): Sheet {
  const { number, from, to, currency, parties } = act;
  const { opening, lines, turnover, closing } = actLines(act);
  const { house, agency } = parties;
  const written = `${paperAmount(toMajor(Math.abs(act.closingMinor)))} ${currency}`;
  const plain = (text: Both | string): Cell[] => ["", typeof text === "string" ? text : inBoth(text), "", "", "", ""];
  return {
    name: number.replace("/", "-"),
    headings: [
      inBoth(ACT_TEXTS.day),
      inBoth(ACT_TEXTS.what),
      ...[house, house, agency, agency].map(({ name }, at) => `${name}: ${inBoth(at % 2 === 0 ? ACT_TEXTS.debit : ACT_TEXTS.credit)}`),
    ],
    rows: [
      ...(act.isDemo ? [plain(ACT_TEXTS.demonstration)] : []),
      plain(`${inBoth(ACT_TEXTS.title)} № ${number}`),
      plain(`${inBoth(ACT_TEXTS.period)}: ${paperDay(from)} – ${paperDay(to)}, ${currency}`),
      ...(parties.contract ? [plain(contractText(parties))] : []),
      ...[opening, ...lines, turnover, closing].map(cellsOf),
      plain(actConclusion(act, written)),
      ...[house, agency].flatMap((party) => partyTexts(party).map(plain)),
    ],
  };
}

function cellsOf({ day, text, debit, credit }: ActLine): Cell[] {
  return [day, inBoth(text), debit ?? "", credit ?? "", credit ?? "", debit ?? ""];
}

export function contractText({ contract }: Parties): string {
  if (!contract) return "";
  return `${inBoth(ACT_TEXTS.contract)}: № ${contract.number}${contract.date ? `, ${paperDay(contract.date)}` : ""}`;
}

/** A party's details, a line each; what is not known is left out. */
export function partyTexts({ name, taxId, address, bank }: Party): string[] {
  const named = [
    [ACT_TEXTS.taxId, taxId],
    [ACT_TEXTS.address, address],
    [ACT_TEXTS.bank, bank],
  ] as const;
  return [name, ...named.flatMap(([what, text]) => (text === "" ? [] : [`${inBoth(what)}: ${text}`]))];
}
