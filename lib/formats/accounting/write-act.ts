import { type AccountingAct, movedMinor } from "@/lib/domain/accounting/act";
import { sum } from "@/lib/domain/money";
import { lineTotal, type TicketLine } from "@/lib/domain/reports/ticket-lines";
import { tashkentText } from "@/lib/domain/tashkent";

const NAMESPACE = "urn:parvoz:accounting-act:1";

/** The document of an act, by public/schemas/accounting-act-1.xsd. Amounts are of major units with two decimals. */
export function writeAct(act: AccountingAct): string {
  const { number, id, kind, at, currency, agency, bookingNumber, memo, lines, entries } = act;
  const head = {
    ...{ xmlns: NAMESPACE, number: String(number), id, kind, at: at.toISOString(), day: tashkentText(at).slice(0, 10), currency },
    amount: amount(movedMinor(act)),
  };
  const parts = [
    `  <agency${attributes({ code: agency.code, name: agency.name, ...(agency.isDemo && { demonstration: "true" }) })}/>`,
    ...(bookingNumber === null ? [] : [`  <booking${attributes({ number: bookingNumber })}/>`]),
    ...(memo === "" ? [] : [`  <memo>${escaped(memo)}</memo>`]),
    ...lines.map(lineOf),
    ...entries.map((entry) => `  <entry${attributes({ account: entry.account, amount: amount(entry.amountMinor) })}/>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<act${attributes(head)}>\n${parts.join("\n")}\n</act>\n`;
}

function lineOf(line: TicketLine): string {
  const head = {
    ...{ kind: line.act, ...(line.carrier !== null && { carrier: line.carrier }), route: line.route, fare: amount(line.fareMinor) },
    ...{ taxes: amount(line.taxMinor), fee: amount(line.feeMinor), bags: amount(line.bagMinor), penalty: amount(line.penaltyMinor) },
    total: amount(lineTotal(line)),
  };
  const within = [
    ...line.ticketNumbers.map((ticket) => `    <ticket${attributes({ number: ticket })}/>`),
    // Codes are told where they were written down whole.
    ...(sum(line.taxes.map(({ amountMinor }) => amountMinor)) === line.taxMinor ? line.taxes : []).map(
      ({ code, amountMinor }) => `    <tax${attributes({ code, amount: amount(amountMinor) })}/>`,
    ),
  ];
  return within.length === 0 ? `  <line${attributes(head)}/>` : `  <line${attributes(head)}>\n${within.join("\n")}\n  </line>`;
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
}

function amount(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What XML 1.0 cannot say at all is left out. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  const sayable = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "");
  return sayable.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replace(/[\t\n\r]+/g, " ");
}
