import { z } from "zod";
import type { Booking } from "@/lib/generated/prisma/client";
import { contextOf, currentKey, open, seal } from "./keyring";

const payerData = z.object({ payerName: z.string(), payerEmail: z.string(), payerTel: z.string() });

/** Who pays. Texts are empty once they are erased. */
export type PayerData = z.infer<typeof payerData>;
type PayerColumns = Pick<Booking, "id" | "sealedPayer" | keyof PayerData>;

/** A booking's columns as they are written. */
export async function payerColumns(bookingId: string, payer: PayerData) {
  if ((await currentKey()) === null) return { ...payer, sealedPayer: null };
  const sealedPayer = await seal(JSON.stringify(payerData.parse(payer)), payerContext(bookingId));
  return { payerName: null, payerEmail: null, payerTel: null, sealedPayer };
}

export async function openPayer({ id, sealedPayer, payerName, payerEmail, payerTel }: PayerColumns): Promise<PayerData> {
  if (sealedPayer !== null) return payerData.parse(JSON.parse(await open(sealedPayer, payerContext(id))));
  return { payerName: payerName ?? "", payerEmail: payerEmail ?? "", payerTel: payerTel ?? "" };
}

function payerContext(bookingId: string): string {
  return contextOf("booking", "sealed_payer", bookingId);
}
