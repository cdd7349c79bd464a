import { db } from "@/lib/db";
import type { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { accountingCodeOf, HOUSE_CODE, ticketNumberOf } from "@/lib/domain/ticketing/ticket-number";
import type { Prisma } from "@/lib/generated/prisma/client";
import { airlineByCode, allAirlines } from "@/lib/reference/airlines";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { lockStocks } from "./lock-stocks";
import { otherKindOpen } from "./refusals";
import { describeStock, type Stock, stockRefused, stockText } from "./stock";

interface DeclareStock {
  /** IATA designator of the validating carrier. */
  carrier: string;
  /** First and last number of the range that the carrier has given out, both included; `own` for the house's own documents of a charter. */
  numbers: { first: number; last: number } | "own";
  /** Why, or where the numbers come from; null where whoever declared them from the command line said nothing. */
  reason: string | null;
  /** When its carrier has delivered a range (`YYYY-MM-DD`), and by which paper. */
  received?: string | undefined;
  delivery?: string | undefined;
  by: Doer;
  now: Date;
}

/** How many of the service's own document numbers are declared at once. */
const OWN_BLOCK = 1_000_000;
/** The numbers before are test mode's. */
const FIRST_OWN_SERIAL = 3_000_000_000;

/**
 * Declares numbers for the tickets of a validating carrier: it is on sale from now on.
 * @throws AppError validation where the carrier is not known, the range is not its own, overlaps another or has numbers that were issued, or its open stock is of another kind
 */
export async function declareStock({ carrier, numbers, reason, received, delivery, by, now }: DeclareStock): Promise<Stock> {
  if (!airlineByCode(carrier)) throw unknownCarrier(carrier);
  const document = numbers === "own" ? "own_document" : "airline_ticket";
  if (numbers !== "own") refuseForeignRange(carrier, numbers);
  return db().$transaction(async (tx) => {
    await lockStocks(tx);
    await refuseOtherKind(tx, carrier, document);
    const { first, last } = numbers === "own" ? await nextOwnBlock(tx) : numbers;
    await refuseTaken(tx, first, last);
    const came = { receivedOn: received === undefined ? null : new Date(received), delivery: delivery ?? null };
    const data = { carrier, document, firstNumber: first, lastNumber: last, nextNumber: first, declaredAt: now, ...came } as const;
    const stock = await tx.ticketStock.create({ data });
    await recordAudit(tx, { action: "ticket_stock_declared", by, detail: { source: describeStock(stock), reason } });
    return stock;
  });
}

function unknownCarrier(carrier: string): AppError {
  return stockRefused(
    "carrier",
    t(
      `${carrier} is no carrier known here: add it with npx parvoz import reference carriers FILE.`,
      `Перевозчика ${carrier} здесь нет: добавьте его командой npx parvoz import reference carriers FILE.`,
      `${carrier} aviakompaniyasi bu yerda yoʻq: uni npx parvoz import reference carriers FILE buyrugʻi bilan qoʻshing.`,
    ),
  );
}

function refuseForeignRange(carrier: string, { first, last }: { first: number; last: number }): void {
  const code = accountingCodeOf(first);
  if (code !== accountingCodeOf(last)) throw stockRefused("last", TWO_CODES);
  if (last < first) throw stockRefused("last", REVERSED);
  if (code === HOUSE_CODE) throw stockRefused("first", NO_AIRLINES_CODE);
  const known = airlineByCode(carrier)?.ticketPrefix ?? null;
  if (known !== null && known !== code) throw stockRefused("first", otherCode(carrier, known, code));
  const owner = allAirlines().find((airline) => airline.ticketPrefix === code && airline.code !== carrier);
  if (known === null && owner) throw stockRefused("first", codeOf(owner.code, code));
}

const TWO_CODES = t(
  "Both numbers begin with one accounting code of three digits.",
  "Оба номера начинаются с одного расчётного кода из трёх цифр.",
  "Ikkala raqam uch xonali bitta hisob kodi bilan boshlanadi.",
);
const REVERSED = t(
  "The last number comes before the first one: name the lower one first.",
  "Последний номер меньше первого: сначала укажите меньший.",
  "Oxirgi raqam birinchisidan kichik: avval kichigini koʻrsating.",
);
const NO_AIRLINES_CODE = t(
  `${HOUSE_CODE} is no airline's accounting code: the house's own documents are declared with the word own.`,
  `${HOUSE_CODE} не код авиакомпании: для собственных документов выберите «Собственные документы».`,
  `${HOUSE_CODE} aviakompaniya kodi emas: oʻz hujjatlari uchun “Oʻz hujjatlarimiz”ni tanlang.`,
);

function otherCode(carrier: string, known: string, code: string): LocalizedText {
  return t(
    `Tickets of ${carrier} begin with ${known}, not with ${code}: no ticket carries another airline's code.`,
    `Билеты ${carrier} начинаются с ${known}, а не с ${code}: на билете не бывает кода другой авиакомпании.`,
    `${carrier} chiptalari ${code} bilan emas, ${known} bilan boshlanadi: chiptada boshqa aviakompaniya kodi boʻlmaydi.`,
  );
}

function codeOf(owner: string, code: string): LocalizedText {
  return t(
    `${code} is the accounting code of ${owner}: no ticket carries another airline's code.`,
    `${code} — код авиакомпании ${owner}: на билете не бывает кода другой авиакомпании.`,
    `${code} — ${owner} aviakompaniyasining kodi: chiptada boshqa aviakompaniya kodi boʻlmaydi.`,
  );
}

async function refuseOtherKind(tx: Prisma.TransactionClient, carrier: string, document: Stock["document"]): Promise<void> {
  const other = await tx.ticketStock.findFirst({ where: { carrier, closedAt: null, document: { not: document } } });
  if (other) throw otherKindOpen(other);
}

/** What was closed keeps the numbers that it has issued. */
async function refuseTaken(tx: Prisma.TransactionClient, first: number, last: number): Promise<void> {
  const stocks = await tx.ticketStock.findMany({
    where: { firstNumber: { lte: last }, lastNumber: { gte: first } },
    orderBy: { id: "asc" },
  });
  const other = stocks.find(({ closedAt, nextNumber }) => closedAt === null || nextNumber > BigInt(first));
  if (other) throw stockRefused("first", overlapping(other));
  const [issued] = await tx.$queryRaw<{ number: string }[]>`
    select ticket_number as number from ticket
     where ticket_number between lpad(${String(first)}, 13, '0') and lpad(${String(last)}, 13, '0') order by 1 limit 1`;
  if (issued) throw stockRefused("first", onTickets(issued.number));
}

function overlapping(other: Stock): LocalizedText {
  const text = stockText(other);
  return other.closedAt === null
    ? t(`The range overlaps the ${text.en}.`, `Диапазон пересекается с другим: ${text.ru}.`, `Oraliq boshqasi bilan kesishadi: ${text.uz}.`)
    : t(
        `The range has numbers that were issued from the closed ${text.en}.`,
        `В диапазоне есть номера, уже выданные из закрытого: ${text.ru}.`,
        `Oraliqda yopilganidan berilgan raqamlar bor: ${text.uz}.`,
      );
}

function onTickets(number: string): LocalizedText {
  return t(
    `The range has numbers that are on tickets already, ${number} among them.`,
    `В диапазоне есть номера, которые уже стоят на билетах, например ${number}.`,
    `Oraliqda chiptalarda turgan raqamlar bor, masalan ${number}.`,
  );
}

async function nextOwnBlock(tx: Prisma.TransactionClient): Promise<{ first: number; last: number }> {
  const end = BigInt(ticketNumberOf("001", 0));
  const { _max: latest } = await tx.ticketStock.aggregate({ where: { lastNumber: { lt: end } }, _max: { lastNumber: true } });
  const first = Math.max(Number(latest.lastNumber ?? 0) + 1, ticketNumberOf(HOUSE_CODE, FIRST_OWN_SERIAL));
  return { first, last: first + OWN_BLOCK - 1 };
}
