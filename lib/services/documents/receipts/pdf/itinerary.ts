import type { ReceiptConnection, ReceiptDirection, ReceiptDocument } from "../document/document";
import { drawFlight, flightHeight } from "./flight";
import { drawHeading, type Element, type Sheet, type TextStyle } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";

const BAR_HEIGHT = 20;

/** Every direction with its flights and connections. A flight never breaks across pages. */
export function drawItinerary(sheet: Sheet, itinerary: ReceiptDocument["itinerary"]): void {
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, itinerary.heading, itinerary.note);
  for (const direction of itinerary.directions) drawDirection(sheet, section, direction);
}

function drawDirection(sheet: Sheet, section: Element, direction: ReceiptDirection): void {
  const first = direction.items[0];
  sheet.ensure(BAR_HEIGHT + 8 + (first?.kind === "flight" ? flightHeight(sheet, first) : 0));
  drawBar(sheet, section, direction);
  direction.items.forEach((item, index) => {
    const next = direction.items[index + 1];
    if (item.kind === "flight") drawFlight(sheet, section, item);
    else drawConnection(sheet, section, item, next?.kind === "flight" ? flightHeight(sheet, next) : 0);
  });
  sheet.y += 6;
}

function drawBar(sheet: Sheet, section: Element, direction: ReceiptDirection): void {
  sheet.ground(PAGE.left, sheet.y, CONTENT_WIDTH, BAR_HEIGHT, COLOURS.accent);
  const style = { y: sheet.y + 5, colour: COLOURS.onAccent };
  const right: TextStyle = { ...style, y: sheet.y + 5.5, size: SIZE.body, align: "right", width: CONTENT_WIDTH - 10 };
  sheet.tag(section, "H3", () => {
    sheet.write(`${direction.label}: ${direction.route}`, { ...style, x: PAGE.left + 10, size: SIZE.strong, bold: true });
    sheet.write(`${direction.date} · ${direction.total}`, right);
  });
  sheet.y += BAR_HEIGHT + 8;
}

/** @param following height of the flight connected to: both stay on one page */
function drawConnection(sheet: Sheet, section: Element, connection: ReceiptConnection, following: number): void {
  const inner = { x: PAGE.left + 10, width: CONTENT_WIDTH - 20 };
  const text = { ...inner, size: SIZE.small, bold: true, colour: connection.warning ? COLOURS.warning : COLOURS.accent };
  const warning = { ...inner, size: SIZE.small, colour: COLOURS.warning };
  const textHeight = sheet.measure(connection.text, text);
  const warningHeight = connection.warning ? sheet.measure(connection.warning, warning) + 1 : 0;
  const height = textHeight + warningHeight + 7;
  sheet.ensure(height + 9 + following);
  sheet.ground(PAGE.left, sheet.y, CONTENT_WIDTH, height, connection.warning ? COLOURS.warningTint : COLOURS.tint);
  sheet.tag(section, "P", () => {
    sheet.write(connection.text, { ...text, y: sheet.y + 4 });
    if (connection.warning) sheet.write(connection.warning, { ...warning, y: sheet.y + 5 + textHeight });
  });
  sheet.y += height + 9;
}
