import type { ReceiptConnection, ReceiptDirection, ReceiptDocument } from "../document/document";
import { BAR_HEIGHT, drawBar } from "./bar";
import { drawFlight, flightHeight } from "./flight";
import { drawHeading, type Element, type Sheet } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";

/** Every direction with its flights and connections. A flight never breaks across pages. */
export function drawItinerary(sheet: Sheet, itinerary: ReceiptDocument["itinerary"]): void {
  const section = sheet.tag(sheet.root, "Sect");
  drawHeading(sheet, section, itinerary.heading, itinerary.note);
  for (const direction of itinerary.directions) drawDirection(sheet, section, direction);
}

function drawDirection(sheet: Sheet, section: Element, direction: ReceiptDirection): void {
  const first = direction.items[0];
  sheet.ensure(BAR_HEIGHT + 6 + (first?.kind === "flight" ? flightHeight(sheet, first) : 0));
  const { label, route, date, total } = direction;
  drawBar(sheet, section, { left: `${label}: ${route}`, right: `${date} · ${total}` });
  direction.items.forEach((item, index) => {
    const next = direction.items[index + 1];
    if (item.kind === "flight") drawFlight(sheet, section, item);
    else drawConnection(sheet, section, item, next?.kind === "flight" ? flightHeight(sheet, next) : 0);
  });
  sheet.y += 3;
}

/** @param following height of the flight connected to: both stay on one page */
function drawConnection(sheet: Sheet, section: Element, connection: ReceiptConnection, following: number): void {
  const inner = { x: PAGE.left + 10, width: CONTENT_WIDTH - 20 };
  const text = { ...inner, size: SIZE.small, bold: true, colour: connection.warning ? COLOURS.warning : sheet.tones.accent };
  const warning = { ...inner, size: SIZE.small, colour: COLOURS.warning };
  const textHeight = sheet.measure(connection.text, text);
  const warningHeight = connection.warning ? sheet.measure(connection.warning, warning) + 1 : 0;
  const height = textHeight + warningHeight + 7;
  sheet.ensure(height + 9 + following);
  sheet.ground(PAGE.left, sheet.y, CONTENT_WIDTH, height, connection.warning ? COLOURS.warningTint : sheet.tones.tint);
  sheet.tag(section, "P", () => {
    sheet.write(connection.text, { ...text, y: sheet.y + 4 });
    if (connection.warning) sheet.write(connection.warning, { ...warning, y: sheet.y + 5 + textHeight });
  });
  sheet.y += height + 9;
}
