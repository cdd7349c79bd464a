import { v7 as uuid } from "uuid";
import { isDemonstration } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";
import { refuseShut } from "../partners/open-partners";

/** What commands call the house by; no agency can have it: their codes are of capitals and digits. */
export const HOUSE_CODE = "house";

/**
 * The partner that is the house itself, made when its first person comes. Two who come at once get one.
 * @throws AppError validation (`partner`) where it is of a demonstration that is off
 */
export async function housePartner(tx: Pick<Prisma.TransactionClient, "partner">): Promise<{ id: string }> {
  const isDemo = isDemonstration();
  const data = [{ id: uuid(), code: HOUSE_CODE, name: "Parvoz", currency: "UZS" as const, isHouse: true, isDemo }];
  await tx.partner.createMany({ data, skipDuplicates: true });
  const house = await tx.partner.findFirstOrThrow({ where: { isHouse: true }, select: { id: true, isDemo: true } });
  refuseShut(house, "partner");
  return { id: house.id };
}
