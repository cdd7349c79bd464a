import { contactLines } from "@/lib/domain/brand";
import { isTicketReturned } from "@/lib/domain/refund/returned-ticket";
import { dayInWords } from "@/lib/domain/text/days";
import { TICKET_DOCUMENTS, type TicketDocument } from "@/lib/domain/ticketing/ticket-document";
import type { ReceiptDocument, ReceiptTable } from "./document";
import { receiptDirections } from "./itinerary";
import { receiptConditions, receiptPrice } from "./price";
import type { ReceiptSource, ReceiptTicket } from "./source";
import { RECEIPT_TEXTS } from "./texts";
import { ticketName } from "./ticket-name";

/** How much of a document number a receipt shows: enough to recognise, too little to misuse. */
const SHOWN_DIGITS = 4;

/**
 * The itinerary receipt of one passenger, in one language.
 * @throws RangeError where the snapshot does not fit the passenger, or its price lines do not add up
 */
export function buildReceipt(source: ReceiptSource): ReceiptDocument {
  const texts = RECEIPT_TEXTS[source.locale];
  const name = ticketName(source.passenger);
  return {
    locale: source.locale,
    title: source.tickets.every(({ document }) => document === "own_document") ? texts.ownTitle : texts.title,
    demonstration: source.demonstration ? texts.demonstration : null,
    agency: source.agency.name,
    colour: source.agency.colour,
    contacts: contactLines(source.agency),
    passenger: { label: texts.passenger, name, note: passengerNote(source) },
    companions: [],
    facts: [
      { label: texts.bookingNumber, value: source.bookingNumber },
      { label: texts.issued, value: dayInWords(source.issuedOn, source.locale) },
      { label: texts.agency, value: source.agency.name },
      { label: texts.payment, value: texts.paidBy },
    ],
    status: { label: texts.scan, url: source.statusUrl },
    tickets: { heading: texts.tickets, table: ticketTable(source) },
    itinerary: { heading: texts.itinerary, note: texts.localTimes, directions: receiptDirections(source) },
    price: receiptPrice(source),
    conditions: receiptConditions(source),
    notices: {
      heading: texts.notices,
      items: [
        ...source.snapshot.notices.map((notice) => notice[source.locale]),
        hasCode(source) ? texts.checkIn : texts.checkInWithoutCode,
        ...Object.values(texts.advice),
      ],
    },
    legal: { heading: texts.legalHeading, paragraphs: [texts.legal, ...documentsOf(source).map((document) => texts.legalOf[document])] },
    footer: `${name} · ${texts.bookingNumber} ${source.bookingNumber}`,
  };
}

/** Everything but the last four characters is hidden; a very short number keeps its last one only. */
export function maskDocument(number: string): string {
  const shown = number.length > SHOWN_DIGITS ? SHOWN_DIGITS : 1;
  return `••• ${number.slice(-shown)}`;
}

function passengerNote(source: ReceiptSource): string {
  const texts = RECEIPT_TEXTS[source.locale];
  const { age, birthdate, docNumber } = source.passenger;
  const born = birthdate === "" ? [] : [texts.born(dayInWords(birthdate, source.locale))];
  return [texts.ages[age], ...born, `${texts.document} ${maskDocument(docNumber)}`].join(" · ");
}

/** Kinds of documents among the tickets, each once. */
function documentsOf({ tickets }: ReceiptSource): TicketDocument[] {
  return TICKET_DOCUMENTS.filter((document) => tickets.some((ticket) => ticket.document === document));
}

/** Whether a carrier knows the booking by a code. */
function hasCode({ tickets }: ReceiptSource): boolean {
  return tickets.some(({ locators }) => locators.length > 0);
}

function numberText({ locale }: ReceiptSource, { number, document }: ReceiptTicket): string {
  return document === "own_document" ? RECEIPT_TEXTS[locale].ownNumber(number) : number;
}

function ticketTable(source: ReceiptSource): ReceiptTable {
  const texts = RECEIPT_TEXTS[source.locale];
  const withCode = hasCode(source);
  return {
    columns: [texts.ticketNumber, texts.validatingCarrier, texts.route, ...(withCode ? [texts.pnr, texts.locators] : [texts.sellerCode])],
    rows: source.tickets
      .filter(({ group }) => !isTicketReturned(source.snapshot.ticketGroups, group, source.refunded))
      .toSorted((left, right) => left.group - right.group)
      .map((ticket) => [
        numberText(source, ticket),
        source.names.airline(ticket.carrier),
        ticketFlights(source, ticket),
        ticket.pnr,
        ...(withCode ? [locatorText(source, ticket)] : []),
      ]),
  };
}

function ticketFlights(source: ReceiptSource, ticket: ReceiptTicket): string {
  const group = source.snapshot.ticketGroups[ticket.group];
  if (!group) throw new RangeError(`no ticket group ${ticket.group}`);
  return group.segments
    .filter(([direction]) => !source.refunded.includes(direction))
    .map(([direction, position]) => source.snapshot.directions[direction]?.segments[position])
    .flatMap((segment) => (segment ? [`${segment.carrier} ${segment.flightNumber}`] : []))
    .join(", ");
}

/** Carriers number a shared booking each in their own system: with several, each code stands beside its carrier. */
function locatorText(source: ReceiptSource, ticket: ReceiptTicket): string {
  const carriers = source.snapshot.ticketGroups[ticket.group]?.carriers ?? [];
  if (carriers.length !== ticket.locators.length || carriers.length < 2) return ticket.locators.join(", ");
  return ticket.locators.map((locator, index) => `${carriers[index]} ${locator}`).join(", ");
}
