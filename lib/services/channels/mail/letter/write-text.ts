import type { Letter } from "./letter";

/** A letter as plain text, for mails and to paste into a chat. */
export function writeText(letter: Letter): string {
  const { heading, paragraphs, lists, facts, flightsHeading, ways, notices, link, agency } = letter;
  const blocks = [
    heading,
    ...paragraphs,
    ...lists.map(({ title, lines }) => listed(title, lines)),
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...(ways.length > 0 ? [`${flightsHeading}:`] : []),
    ...ways.map(({ title, flights, remarks }) => listed(title, [...flights, ...remarks])),
    ...(ways.length > 0 ? [notices.join("\n")] : []),
    `${link.label}: ${link.url}`,
    [agency.name, ...agency.contacts].join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function listed(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `• ${line}`)].join("\n");
}
