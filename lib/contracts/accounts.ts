import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";

/** Body of POST /accounts/tokens. */
export const tokenRequest = z.object({
  email: z.string().trim().min(1),
  password: z.string().min(1),
  access_type: z.literal("avia"),
});
export const token = z.strictObject({ token: z.string() });

export const balance = z.strictObject({ deposit: z.number(), credit: z.number(), currency: z.enum(CURRENCIES) });
export type Balance = z.infer<typeof balance>;
