import type { Letter } from "./letter";

const INK = "#1c2b33";
const SOFT = "#5b6b73";
const ACCENT = "#0f4c5c";
const GROUND = "#f2f5f6";

interface Dress {
  /** Content-ID of the agency's logo among the attachments; null where it has none. */
  logoCid: string | null;
}

/**
 * A letter as HTML. It has no styles, only what old programs for mail understand: they throw styles away, and the portal shows it under a policy
 * that allows none.
 */
export function writeHtml(letter: Letter, { logoCid }: Dress): string {
  const { locale, subject, heading, paragraphs, lists, facts, flightsHeading, ways, notices, link, agency, footer } = letter;
  const logo =
    logoCid === null ? font(5, ACCENT, bold(text(agency.name))) : `<img src="cid:${logoCid}" alt="${text(agency.name)}" height="40">`;
  const rows = [
    logo,
    font(5, INK, bold(text(heading))),
    ...paragraphs.map((paragraph) => font(3, INK, text(paragraph))),
    ...lists.map(({ title, lines }) => listed(title, lines)),
    ...(facts.length > 0 ? [factsTable(facts)] : []),
    ...(ways.length > 0 ? [font(4, INK, bold(text(flightsHeading)))] : []),
    ...ways.map(({ title, flights }) => listed(title, flights)),
    ...(ways.length > 0 ? [font(2, SOFT, notices.map(text).join("<br>"))] : []),
    button(link),
    font(2, SOFT, [bold(text(agency.name)), ...agency.contacts.map(text)].join("<br>")),
    font(2, SOFT, text(footer)),
  ];
  const body = rows.map((row) => `<tr><td>${row}</td></tr>`).join("\n");
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(subject)}</title></head>
<body bgcolor="${GROUND}">
<table role="presentation" width="100%" border="0" cellpadding="16" cellspacing="0" bgcolor="${GROUND}"><tr><td align="center">
<table role="presentation" width="100%" border="0" cellpadding="10" cellspacing="0" bgcolor="#ffffff">
${body}
</table>
</td></tr></table>
</body></html>
`;
}

function listed(title: string, lines: readonly string[]): string {
  return font(3, INK, [bold(text(title)), ...lines.map(text)].join("<br>"));
}

function factsTable(facts: Letter["facts"]): string {
  const rows = facts.map(({ label, value }) => {
    return `<tr><td valign="top">${font(2, SOFT, text(label))}</td><td valign="top">${font(3, INK, bold(text(value)))}</td></tr>`;
  });
  return `<table role="presentation" border="0" cellpadding="4" cellspacing="0" width="100%" bgcolor="${GROUND}">${rows.join("")}</table>`;
}

function button({ label, url }: Letter["link"]): string {
  const inside = `<a href="${text(url)}">${font(3, "#ffffff", bold(text(label)))}</a>`;
  return `<table role="presentation" border="0" cellpadding="12" cellspacing="0" bgcolor="${ACCENT}"><tr><td>${inside}</td></tr></table>`;
}

function font(size: number, colour: string, html: string): string {
  return `<font face="Arial, Helvetica, sans-serif" size="${size}" color="${colour}">${html}</font>`;
}

function bold(html: string): string {
  return `<b>${html}</b>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Nothing that a name holds becomes a part of the page. */
function text(plain: string): string {
  return plain.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
}
