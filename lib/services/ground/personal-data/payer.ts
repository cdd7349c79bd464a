import { z } from "zod";
import type { Booking } from "@/lib/generated/prisma/client";
import { phoneKey } from "./blind-index";
import { open, seal } from "./keyring";

const payerData = z.object({ payerName: z.string(), payerEmail: z.string(), payerTel: z.string() });

/** Who pays. Texts are empty once they are erased. */
export type PayerData = z.infer<typeof payerData>;
type PayerColumns = Pick<Booking, "id" | "sealedPayer">;

/** A booking's columns as they are written. */
export async function payerColumns({ id, partnerId }: Pick<Booking, "id" | "partnerId">, payer: PayerData) {
  const sealedPayer = await seal("booking.sealed_payer", id, JSON.stringify(payerData.parse(payer)));
  return { sealedPayer, payerPhoneKey: await phoneKey(partnerId, payer.payerTel) };
}

/** The blind index that stands beside a sealed payer. @param payer opened */
export async function indexOfPayer(payer: string, partnerId: string) {
  return { payer_phone_key: await phoneKey(partnerId, payerData.parse(JSON.parse(payer)).payerTel) };
}

export async function openPayer({ id, sealedPayer }: PayerColumns): Promise<PayerData> {
  if (sealedPayer === null) return { payerName: "", payerEmail: "", payerTel: "" };
  return payerData.parse(JSON.parse(await open("booking.sealed_payer", id, sealedPayer)));
}
