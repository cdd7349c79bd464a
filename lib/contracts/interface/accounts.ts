import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { currencyChoice } from "../shared";

/** Body of POST /accounts/tokens. */
export const tokenRequest = z
  .object({
    email: z.string().trim().min(1).meta({ description: "E-mail address of the account", maxLength: 254 }),
    password: z.string().min(1).meta({ description: "Its password", maxLength: 1000 }),
    access_type: z.literal("avia").describe("Always `avia`"),
  })
  .meta({ id: "TokenRequest", description: "Credentials of an account" });
export const token = z
  .strictObject({ token: z.string().describe("Bearer token, valid for about 30 days") })
  .meta({ id: "Token", description: "A bearer token" });

export const balance = z
  .strictObject({
    deposit: z.number().describe("Money on the deposit; payments take it first"),
    credit: z.number().describe("What may be spent beyond the deposit"),
    currency: z.enum(CURRENCIES).describe("Currency of both, ISO 4217"),
  })
  .meta({ id: "Balance", description: "What a partner may spend" });
export type Balance = z.infer<typeof balance>;

/** Query of what is told of one deposit. */
export const depositQuery = z
  .object({ currency: currencyChoice.describe("Of which deposit, ISO 4217; of the first of yours where left out") })
  .meta({ id: "DepositQuery", description: "Of which deposit" });

/** Answer of GET /accounts/balances. */
export const balanceList = z
  .strictObject({ items: z.array(balance).describe("One item per currency in which you may search and pay, the first of yours first") })
  .meta({ id: "BalanceList", description: "What may be spent, by currency" });
export type BalanceList = z.infer<typeof balanceList>;
