import { bold, font, INK, type Look, lookOf, SOFT, styleOf, text } from "./html-parts";
import type { Letter, LetterWay } from "./letter";
import { legCard } from "./letter-card";

interface Dress {
  /** Content-ID of the agency's logo among the attachments; null where it has none. */
  logoCid: string | null;
}

/** Pixels: what every program for mail shows whole. */
const WIDTH = 600;
const GROUND = "#f2f5f6";

/**
 * A letter as HTML: tables and attributes, which old programs for mail understand too, and one style element for those that know it (the portal
 * leaves it out, see lib/domain/mail/without-styles.ts).
 */
export function writeHtml(letter: Letter, { logoCid }: Dress): string {
  const { locale, subject, heading, paragraphs, lists, facts, flightsHeading, ways, notices, link, agency, footer } = letter;
  const look = lookOf(agency.colour ?? "");
  const { stripe } = look;
  const logo =
    logoCid === null
      ? font(5, look.accent, bold(text(agency.name)))
      : `<img src="cid:${logoCid}" alt="${text(agency.name)}" height="40" class="logo">`;
  const rows = [
    logo,
    font(5, INK, bold(text(heading))),
    ...paragraphs.map((paragraph) => font(3, INK, text(paragraph))),
    ...lists.map(({ title, lines }) => listed(title, lines)),
    ...(facts.length > 0 ? [factsTable(facts, look)] : []),
    ...(ways.length > 0 ? [font(4, INK, bold(text(flightsHeading)))] : []),
    ...ways.flatMap((way) => wayRows(way, look)),
    ...(ways.length > 0 ? [font(2, SOFT, notices.map(text).join("<br>"))] : []),
    button(link, look),
    font(2, SOFT, [bold(text(agency.name)), ...agency.contacts.map(text)].join("<br>")),
    font(2, SOFT, text(footer)),
  ];
  const body = rows.map((row) => `<tr><td>${row}</td></tr>`).join("\n");
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${text(subject)}</title>${styleOf(look)}</head>
<body bgcolor="${GROUND}" class="ground">
<table role="presentation" width="100%" border="0" cellpadding="8" cellspacing="0" bgcolor="${GROUND}" class="ground"><tr><td align="center">
<table role="presentation" width="${WIDTH}" border="0" cellpadding="0" cellspacing="0" class="frame"><tr><td bgcolor="${stripe}" height="5"></td></tr></table>
<table role="presentation" width="${WIDTH}" border="0" cellpadding="10" cellspacing="0" bgcolor="#ffffff" class="frame sheet">
${body}
</table>
</td></tr></table>
</body></html>
`;
}

/** A way of the journey: its name, a card for each flight, and what holds of all of them. */
function wayRows({ title, legs, remarks }: LetterWay, look: Look): string[] {
  return [
    font(3, INK, bold(text(title))),
    ...legs.map((leg) => legCard(leg, look)),
    ...(remarks.length > 0 ? [font(2, INK, remarks.map(text).join("<br>"))] : []),
  ];
}

function listed(title: string, lines: readonly string[]): string {
  return font(3, INK, [bold(text(title)), ...lines.map(text)].join("<br>"));
}

function factsTable(facts: Letter["facts"], { tint }: Look): string {
  const rows = facts.map(({ label, value }) => {
    return `<tr><td valign="top">${font(2, SOFT, text(label))}</td><td valign="top">${font(3, INK, bold(text(value)))}</td></tr>`;
  });
  return `<table role="presentation" border="0" cellpadding="4" cellspacing="0" width="100%" bgcolor="${tint}" class="tint">${rows.join("")}</table>`;
}

function button({ label, url }: Letter["link"], { accent }: Look): string {
  const inside = `<a href="${text(url)}">${font(3, "#ffffff", bold(text(label)))}</a>`;
  return `<table role="presentation" border="0" cellpadding="12" cellspacing="0" bgcolor="${accent}" class="bar"><tr><td>${inside}</td></tr></table>`;
}
