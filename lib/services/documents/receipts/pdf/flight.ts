import type { ReceiptFlight, ReceiptStop } from "../document/document";
import { drawCarrierMark, MARK_WIDTH } from "./carrier-mark";
import type { Element, Sheet, TextStyle } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";

/** Three equal columns: departure, the flight between, arrival; the six details below stand on the same grid. */
const COLUMN = CONTENT_WIDTH / 3;
const GAP = 10;
const SPACE_BELOW = 5;
const MARK_GAP = 5;
const LABEL: TextStyle = { size: SIZE.label, colour: COLOURS.muted };
const VALUE: TextStyle = { size: SIZE.body };

/** Points that the flight takes on the page. */
export function flightHeight(sheet: Sheet, flight: ReceiptFlight): number {
  return endsHeight(sheet, flight) + stopsHeight(sheet, flight) + detailsHeight(sheet, flight) + SPACE_BELOW;
}

/** One flight: both ends with their clocks, what flies, and what was bought on it. */
export function drawFlight(sheet: Sheet, section: Element, flight: ReceiptFlight): void {
  sheet.ensure(flightHeight(sheet, flight));
  const element = sheet.tag(section, "Sect");
  drawMiddle(sheet, element, flight);
  drawEnd(sheet, element, flight.departure, PAGE.left);
  drawEnd(sheet, element, flight.arrival, PAGE.left + 2 * COLUMN);
  sheet.y += endsHeight(sheet, flight);
  for (const stop of flight.technicalStops) {
    const style = { size: SIZE.small, colour: sheet.tones.accent };
    sheet.tag(element, "P", () => sheet.write(stop, style));
    sheet.y += sheet.measure(stop, style) + 3;
  }
  drawDetails(sheet, element, flight);
  sheet.y += SPACE_BELOW;
}

function endLines(stop: ReceiptStop): { text: string; style: TextStyle }[] {
  const width = COLUMN - GAP;
  const place = [stop.airport, stop.terminal].filter(Boolean).join(", ");
  return [
    { text: stop.city, style: { width, size: SIZE.strong, bold: true } },
    { text: place, style: { width, size: SIZE.small } },
  ];
}

function endHeight(sheet: Sheet, stop: ReceiptStop): number {
  return endLines(stop).reduce((sum, { text, style }) => sum + sheet.measure(text, style), SIZE.clock + 4);
}

function endsHeight(sheet: Sheet, flight: ReceiptFlight): number {
  return Math.max(endHeight(sheet, flight.departure), endHeight(sheet, flight.arrival)) + 3;
}

function drawEnd(sheet: Sheet, element: Element, stop: ReceiptStop, x: number): void {
  const clock = { size: SIZE.clock, bold: true };
  const beside = x + sheet.widthOf(stop.time, clock) + 6;
  sheet.tag(element, "P", () => {
    sheet.write(stop.time, { ...clock, x, y: sheet.y - 2 });
    sheet.write(stop.date, { size: SIZE.small, colour: stop.laterDate ? COLOURS.warning : COLOURS.muted, x: beside, y: sheet.y + 5.5 });
    let y = sheet.y + SIZE.clock + 4;
    for (const { text, style } of endLines(stop)) y += sheet.write(text, { ...style, x, y });
  });
}

function drawMiddle(sheet: Sheet, element: Element, flight: ReceiptFlight): void {
  const x = PAGE.left + COLUMN;
  const width = COLUMN - 2 * GAP;
  const centred = { x, width, align: "center" as const };
  const number = { size: SIZE.strong, bold: true, colour: sheet.tones.accent };
  const left = x + (width - sheet.widthOf(flight.number, number) - MARK_WIDTH - MARK_GAP) / 2;
  sheet.decorate(() => drawCarrierMark(sheet, flight.code, left, sheet.y + 0.5));
  sheet.tag(element, "H4", () => sheet.write(flight.number, { ...number, x: left + MARK_WIDTH + MARK_GAP, y: sheet.y + 1 }));
  sheet.decorate(() => drawArrow(sheet, x + 12, x + width - 12, sheet.y + 18));
  const text = `${flight.carrier} · ${flight.duration}`;
  sheet.tag(element, "P", () => sheet.write(text, { ...centred, y: sheet.y + 24, size: SIZE.small }));
}

function drawArrow(sheet: Sheet, from: number, to: number, y: number): void {
  sheet.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.8).stroke(sheet.tones.accent);
  sheet.doc.circle(from, y, 1.8).fill(sheet.tones.accent);
  sheet.doc.polygon([to + 2, y], [to - 4, y - 2.6], [to - 4, y + 2.6]).fill(sheet.tones.accent);
}

function stopsHeight(sheet: Sheet, flight: ReceiptFlight): number {
  return flight.technicalStops.reduce((sum, stop) => sum + sheet.measure(stop, { size: SIZE.small }) + 3, 0);
}

function detailWidth(flight: ReceiptFlight): number {
  return CONTENT_WIDTH / Math.max(flight.details.length, 1);
}

function detailsHeight(sheet: Sheet, flight: ReceiptFlight): number {
  const width = detailWidth(flight) - GAP;
  return Math.max(0, ...flight.details.map((field) => 10 + sheet.measure(field.value, { ...VALUE, width })));
}

function drawDetails(sheet: Sheet, element: Element, flight: ReceiptFlight): void {
  const width = detailWidth(flight);
  flight.details.forEach((field, index) => {
    const place = { x: PAGE.left + index * width, width: width - GAP };
    sheet.tag(element, "P", () => {
      sheet.write(field.label, { ...LABEL, ...place });
      sheet.write(field.value, { ...VALUE, ...place, y: sheet.y + 10 });
    });
  });
  sheet.y += detailsHeight(sheet, flight);
}
