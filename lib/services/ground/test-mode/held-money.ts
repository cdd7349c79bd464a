import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { bookedBehaviour } from "./booked-behaviour";

/** How long a booking can wait for its payment. */
const LIFETIME_MS = 30 * 86_400_000;

type Payable = Parameters<typeof bookedBehaviour>[0] & { id: string; partnerId: string };

const prefixOf = (partnerId: string) => `held:${partnerId}:`;
const keyOf = ({ id, partnerId }: Payable) => `${prefixOf(partnerId)}${id}`;

/** Whether a booking's payment is refused for want of money, on the one route that refuses it until the test deposit was refilled. */
export async function isMoneyHeld(booking: Payable): Promise<boolean> {
  if (bookedBehaviour(booking) !== "deposit_too_low") return false;
  const note = await db().sandboxNote.findUnique({ where: { key: keyOf(booking) } });
  return (note?.count ?? 0) < 2;
}

/** Notes that a payment was refused so: the next refill sets it free. */
export async function noteHeldMoney(booking: Payable, now: Date): Promise<void> {
  const key = keyOf(booking);
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db().sandboxNote.createMany({ data: [{ key, expiresAt }], skipDuplicates: true });
}

/** Sets free every payment of the partner's test mode that was refused. */
export async function freeHeldMoney(tx: Prisma.TransactionClient, partnerId: string): Promise<void> {
  await tx.sandboxNote.updateMany({ where: { key: { startsWith: prefixOf(partnerId) } }, data: { count: 2 } });
}
