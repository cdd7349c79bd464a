import { db } from "@/lib/db";
import { ticketNumber } from "@/lib/domain/booking/ticket-number";
import type { Prisma } from "@/lib/generated/prisma/client";
import { ticketPrefixOf } from "@/lib/reference/airlines";
import { type IssuedTicket, TicketingRefused, type TicketOrder } from "./port";

/** What a carrier's stock begins with. */
const FIRST_SERIAL = 240_000_001n;

/**
 * One ticket per passenger and ticket group, numbered from the validating carrier's stock. The numbers are kept under the
 * order's key, so that the same order, asked again or twice at once, gets the same ones.
 * @throws TicketingRefused where a validating carrier's prefix is not known: nobody else's may stand on its tickets
 */
export async function issueFromStock({ key, snapshot, passengerIds }: TicketOrder): Promise<IssuedTicket[]> {
  return db().$transaction(async (transaction) => {
    await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
    const tickets: IssuedTicket[] = [];
    for (const [ticketGroup, { validatingCarrier }] of snapshot.ticketGroups.entries()) {
      const airlineCode = ticketPrefixOf(validatingCarrier);
      if (airlineCode === null) throw new TicketingRefused(`the ticket prefix of ${validatingCarrier} is not known`);
      const issue = { orderKey: key, ticketGroup, airlineCode };
      const first = await firstSerial(transaction, issue, passengerIds.length);
      passengerIds.forEach((passengerId, index) => {
        tickets.push({ passengerId, ticketGroup, ticketNumber: ticketNumber(airlineCode, first + index) });
      });
    }
    return tickets;
  });
}

type Issue = Omit<Prisma.TicketIssueCreateInput, "firstSerial">;

/** The serials that the order already has, or the next ones of the stock. */
async function firstSerial(transaction: Prisma.TransactionClient, issue: Issue, count: number): Promise<number> {
  const { orderKey, ticketGroup, airlineCode } = issue;
  const given = await transaction.ticketIssue.findUnique({ where: { orderKey_ticketGroup: { orderKey, ticketGroup } } });
  if (given) return Number(given.firstSerial);
  const stock = await transaction.ticketStock.upsert({
    where: { airlineCode },
    create: { airlineCode, nextSerial: FIRST_SERIAL + BigInt(count) },
    update: { nextSerial: { increment: count } },
  });
  const first = stock.nextSerial - BigInt(count);
  await transaction.ticketIssue.create({ data: { ...issue, firstSerial: first } });
  return Number(first);
}
