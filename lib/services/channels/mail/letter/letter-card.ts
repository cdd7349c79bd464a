import { bold, font, INK, type Look, SOFT, text } from "./html-parts";
import type { LetterLeg } from "./letter";

/** One flight as a card like a boarding pass: who flies and when above, both ends with their clocks, and the bags below. */
export function legCard({ number, carrier, date, departure, arrival, facts }: LetterLeg, { accent, tint }: Look): string {
  const head = `<tr><td bgcolor="${accent}" class="bar"><table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr>
<td>${font(3, "#ffffff", `${bold(text(number))} · ${text(carrier)}`)}</td><td align="right">${font(2, "#ffffff", text(date))}</td></tr></table></td></tr>`;
  const ends = `<tr><td><table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr>
<td width="45%" valign="top">${endOf(departure)}</td><td width="10%" align="center">${font(5, accent, "→")}</td><td width="45%" valign="top" align="right">${endOf(arrival)}</td></tr></table></td></tr>`;
  const below = `<tr><td>${font(2, INK, facts.map(text).join(" &nbsp;·&nbsp; "))}</td></tr>`;
  return `<table role="presentation" width="100%" border="0" cellpadding="10" cellspacing="0" bgcolor="${tint}" class="tint">${head}${ends}${below}</table>`;
}

function endOf({ code, city, time, date }: LetterLeg["departure"]): string {
  const later = date === "" ? "" : `<br>${font(2, SOFT, text(date))}`;
  return `${font(6, INK, bold(text(time)))}<br>${font(4, INK, bold(text(code)))} ${font(2, SOFT, text(city))}${later}`;
}
