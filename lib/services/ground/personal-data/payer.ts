import { z } from "zod";
import type { Booking } from "@/lib/generated/prisma/client";
import { open, seal } from "./keyring";

const payerData = z.object({ payerName: z.string(), payerEmail: z.string(), payerTel: z.string() });

/** Who pays. Texts are empty once they are erased. */
export type PayerData = z.infer<typeof payerData>;
type PayerColumns = Pick<Booking, "id" | "sealedPayer">;

/** A booking's column as it is written. */
export async function payerColumns(bookingId: string, payer: PayerData) {
  return { sealedPayer: await seal("booking.sealed_payer", bookingId, JSON.stringify(payerData.parse(payer))) };
}

export async function openPayer({ id, sealedPayer }: PayerColumns): Promise<PayerData> {
  if (sealedPayer === null) return { payerName: "", payerEmail: "", payerTel: "" };
  return payerData.parse(JSON.parse(await open("booking.sealed_payer", id, sealedPayer)));
}
