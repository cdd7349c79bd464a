import { writtenTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import type { TicketStock } from "@/lib/generated/prisma/client";

export type Stock = TicketStock;

/** A stock cannot be declared, closed or opened again so; the message says why and what to do, for whoever runs the command. */
export class StockRefused extends Error {}

/** `stock 3 of HY, 250-2400000000 to 250-2400000999`, for those who run the service. */
export function describeStock({ id, carrier, document, firstNumber, lastNumber }: Stock): string {
  const kind = { airline_ticket: "", own_document: ", own documents of a charter", invented: ", invented numbers of the demonstration" }[
    document
  ];
  return `stock ${id} of ${carrier}${kind}, ${spaced(firstNumber)} to ${spaced(lastNumber)}`;
}

/** Numbers that are left; of a closed one those that it would have if it were opened again. */
export function leftIn({ nextNumber, lastNumber }: Stock): number {
  return Number(lastNumber - nextNumber) + 1;
}

function spaced(number: bigint): string {
  const written = writtenTicketNumber(Number(number));
  return `${written.slice(0, 3)}-${written.slice(3)}`;
}
