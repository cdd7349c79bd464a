import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { writtenTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import type { TicketStock } from "@/lib/generated/prisma/client";

export type Stock = TicketStock;

/** What a refusal is about: a field of the form, or the stock as it is. */
type RefusedField = "carrier" | "first" | "last" | "stock";

/** A stock cannot be declared, closed or opened again so; it says why and what to do. Its message is the English text, for the command line. */
export function stockRefused(field: RefusedField, text: LocalizedText): AppError {
  const error = new AppError("validation", { fields: { [field]: [text] } });
  error.message = text.en;
  return error;
}

const KINDS = {
  airline_ticket: t("", "", ""),
  own_document: t(", own documents of a charter", ", собственные документы чартера", ", charterning oʻz hujjatlari"),
  invented: t(", invented numbers of the demonstration", ", вымышленные номера демонстрации", ", namoyishning oʻylab topilgan raqamlari"),
};

/** `stock 3 of HY, 250-2400000000 to 250-2400000999`, for those who run the service. */
export function stockText({ id, carrier, document, firstNumber, lastNumber }: Stock): LocalizedText {
  const [kind, first, last] = [KINDS[document], spaced(firstNumber), spaced(lastNumber)];
  return t(
    `stock ${id} of ${carrier}${kind.en}, ${first} to ${last}`,
    `сток ${id} перевозчика ${carrier}${kind.ru}, ${first}–${last}`,
    `${carrier} aviakompaniyasining ${id}-zaxirasi${kind.uz}, ${first}–${last}`,
  );
}

/** The same in English, for the command line and the audit log. */
export function describeStock(stock: Stock): string {
  return stockText(stock).en;
}

/** Numbers that are left; of a closed one those that it would have if it were opened again. */
export function leftIn({ nextNumber, lastNumber }: Stock): number {
  return Number(lastNumber - nextNumber) + 1;
}

function spaced(number: bigint): string {
  const written = writtenTicketNumber(Number(number));
  return `${written.slice(0, 3)}-${written.slice(3)}`;
}
