import { toMajor } from "@/lib/domain/money";
import { letOthersWork } from "@/lib/util/waiting/let-others-work";
import { drawFirstHead, drawNextHead } from "../receipts/pdf/head";
import { type Element, Sheet } from "../receipts/pdf/sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "../receipts/pdf/style";
import { drawTable } from "../receipts/pdf/table";
import { type Act, type ActLine, actConclusion, actLines, contractText, partyTexts } from "./act-sheet";
import { ACT_TEXTS, inBoth, paperAmount, paperDay } from "./act-texts";

/** Rows of a table that are drawn at once: whoever else asks is answered in between. */
const ROWS_AT_ONCE = 200;

/** An act on A4 pages, in Uzbek and Russian. @returns the bytes of a tagged PDF */
export async function renderAct(act: Act): Promise<Buffer> {
  const title = `${inBoth(ACT_TEXTS.title)} № ${act.number}`;
  const { house, agency } = act.parties;
  const head = { title, agency: house.name, contacts: [], demonstration: act.isDemo ? inBoth(ACT_TEXTS.demonstration) : null };
  const sheet = new Sheet({ title, language: "uz", author: house.name, subject: `${house.name} – ${agency.name}` }, (page) =>
    drawNextHead(page, head),
  );
  sheet.doc.info.CreationDate = act.madeAt;
  drawFirstHead(sheet, head, null);
  drawLines(sheet, sheet.root, [
    `${house.name} – ${agency.name}`,
    `${inBoth(ACT_TEXTS.period)}: ${paperDay(act.from)} – ${paperDay(act.to)}`,
    `${inBoth(ACT_TEXTS.currency)}: ${act.currency}`,
    contractText(act.parties),
  ]);
  await drawMovements(sheet, act);
  const written = `${paperAmount(toMajor(Math.abs(act.closingMinor)))} ${act.currency}`;
  const { uz, ru } = actConclusion(act, written);
  sheet.y += 6;
  drawLines(sheet, sheet.root, [uz, ru], true);
  drawParties(sheet, act);
  return sheet.finish((page, pages) => {
    const style = { y: PAGE.bottom + 12, size: SIZE.fine, colour: COLOURS.muted };
    sheet.write(title, style);
    sheet.write(`${page} / ${pages}`, { ...style, align: "right" });
  });
}

function drawLines(sheet: Sheet, parent: Element, texts: readonly string[], bold = false): void {
  for (const text of texts.filter((each) => each !== "")) {
    const style = { size: SIZE.strong, bold };
    const height = sheet.measure(text, style);
    sheet.ensure(height + 2);
    sheet.tag(parent, "P", () => sheet.write(text, style));
    sheet.y += height + 2;
  }
}

const MONEY = { align: "right", size: SIZE.small } as const;
const COLUMNS = [
  { share: 0.1, style: { size: SIZE.small } },
  { share: 0.38, style: { size: SIZE.small } },
  ...[1, 2, 3, 4].map(() => ({ share: 0.13, style: MONEY })),
];

/** The table: what the house's books have, and beside it the same as the agency's have it. */
async function drawMovements(sheet: Sheet, act: Act): Promise<void> {
  const { opening, lines, turnover, closing } = actLines(act);
  const { house, agency } = act.parties;
  const rows = [opening, ...lines, turnover, closing].map(cellsOf);
  const sides = [house, house, agency, agency].map(
    ({ name }, at) => `${name}\n${inBoth(at % 2 === 0 ? ACT_TEXTS.debit : ACT_TEXTS.credit)}`,
  );
  const columns = [inBoth(ACT_TEXTS.day), inBoth(ACT_TEXTS.what), ...sides];
  sheet.y += 6;
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    drawTable(sheet, sheet.root, { columns, rows: rows.slice(at, at + ROWS_AT_ONCE) }, COLUMNS);
    await letOthersWork();
  }
  sheet.rule(sheet.y);
}

function cellsOf({ day, text, debit, credit }: ActLine): string[] {
  const written = (amount: number | null) => (amount === null ? "" : paperAmount(amount));
  return [day, `${text.uz}\n${text.ru}`, written(debit), written(credit), written(credit), written(debit)];
}

const GAP = 20;
const SIGNATURE_ROOM = 34;

/** Both parties' details beside each other, with room to sign. */
function drawParties(sheet: Sheet, { parties: { house, agency } }: Act): void {
  const width = (CONTENT_WIDTH - GAP) / 2;
  const style = { size: SIZE.body, width };
  const columns = [house, agency].map((party) => partyTexts(party).join("\n"));
  const height = Math.max(...columns.map((text) => sheet.measure(text, style)));
  sheet.y += 10;
  sheet.ensure(height + SIGNATURE_ROOM + 14);
  const section = sheet.tag(sheet.root, "Sect");
  columns.forEach((text, at) => {
    const x = PAGE.left + at * (width + GAP);
    sheet.tag(section, "P", () => sheet.write(text, { ...style, x }));
    const y = sheet.y + height + SIGNATURE_ROOM;
    sheet.decorate(() =>
      sheet.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(COLOURS.ink),
    );
    sheet.tag(section, "P", () => sheet.write(inBoth(ACT_TEXTS.signature), { x, y: y + 3, width, size: SIZE.fine, colour: COLOURS.muted }));
  });
  sheet.y += height + SIGNATURE_ROOM + 14;
}
