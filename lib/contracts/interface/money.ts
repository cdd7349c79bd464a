import { z } from "zod";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { CURRENCIES, isMajor } from "@/lib/domain/money";
import { cursorFields, cursorPageOf } from "../cursor-paging";
import { bookingNumber, currencyChoice, dateText, inOrder } from "../shared";

/** Requests and answers about a partner's account. Amounts are in major units, moments ISO 8601 in UTC. */

const KIND = "`deposit` money paid in, `payment` of a booking, `refund` of one, `adjustment` by hand";
const timeZone = z
  .string()
  .min(1)
  .max(60)
  .optional()
  .describe("Whose days `from` and `to` are: an IANA name such as `Asia/Tashkent`; UTC where left out");

export const transactionsQuery = inOrder(
  z
    .object({
      from: dateText.optional().describe("First day"),
      to: dateText.optional().describe("Last day, included"),
      time_zone: timeZone,
      kind: z.enum(TRANSACTION_KINDS).optional().describe(KIND),
      booking: z.uuid().optional().describe("Id of a booking"),
      booking_number: bookingNumber.optional().describe("Number of a booking for people, in any spelling"),
      currency: currencyChoice.describe("Of which deposit, ISO 4217; of all of yours where left out"),
      ...cursorFields,
    })
    .meta({ id: "TransactionsQuery", description: "Which movements of the account" }),
  [["from", "to"]],
);
export type TransactionsQuery = z.output<typeof transactionsQuery>;

const transaction = z
  .strictObject({
    id: z.string().describe("Id of the movement"),
    created: z.string().describe("When, ISO 8601, UTC"),
    kind: z.enum(TRANSACTION_KINDS).describe(KIND),
    amount: z.number().describe("What the account got; below zero where it paid"),
    currency: z.enum(CURRENCIES).describe("Currency of the account, ISO 4217"),
    booking_id: z.string().nullable().describe("Booking that it is about; null where it is about none"),
    booking_number: z.string().nullable().describe("Its number"),
    memo: z.string().describe("What it was for, in words"),
  })
  .meta({ id: "Transaction", description: "A movement of the account" });
export type Transaction = z.infer<typeof transaction>;

/** Answer of GET /accounts/transactions: newest first. */
export const transactionPage = cursorPageOf(transaction).meta({
  id: "TransactionPage",
  description: "Movements of the account, newest first",
});
export type TransactionPage = z.infer<typeof transactionPage>;

export const statementQuery = inOrder(
  z
    .object({
      from: dateText.describe("First day"),
      to: dateText.describe("Last day, included"),
      time_zone: timeZone,
      currency: currencyChoice.describe("Of which deposit, ISO 4217; of all of yours where left out"),
    })
    .meta({ id: "StatementQuery", description: "Of which days" }),
  [["from", "to"]],
);
export type StatementQuery = z.output<typeof statementQuery>;

const statementKind = z
  .strictObject({
    kind: z.enum(TRANSACTION_KINDS).describe(KIND),
    count: z.int().describe("How many"),
    amount: z.number().describe("Their sum; below zero where the account paid"),
  })
  .meta({ id: "StatementKind", description: "Movements of one kind" });

const accountStatement = z
  .strictObject({
    currency: z.enum(CURRENCIES).describe("Currency of the account, ISO 4217"),
    opening_balance: z.number().describe("What was on the deposit before the first day; below zero where credit was used"),
    movements: z.array(statementKind).describe("Sums of the period, by kind; kinds without movements are left out"),
    closing_balance: z.number().describe("What was on it after the last day: the opening balance and all movements"),
  })
  .meta({ id: "AccountStatement", description: "One account in a period" });

export const statement = z
  .strictObject({
    from: z.string().describe("Beginning of the period, ISO 8601, UTC"),
    until: z.string().describe("Its end, ISO 8601, UTC, not included"),
    accounts: z.array(accountStatement).describe("One item per currency in which the partner has a deposit"),
  })
  .meta({ id: "Statement", description: "Opening balance, movements and closing balance of a period" });
export type Statement = z.infer<typeof statement>;

/** Body of POST /accounts/low-balance. */
export const lowBalanceRequest = z
  .object({
    amount: z
      .number()
      .min(0)
      .max(1e12)
      .refine(isMajor, "amount")
      .nullable()
      .describe("Threshold in the currency of the deposit; null ends the warnings"),
    currency: currencyChoice.describe("Of which deposit, ISO 4217; of the first of yours where left out"),
  })
  .meta({ id: "LowBalanceRequest", description: "Below what you want to be warned" });

export const lowBalance = z
  .strictObject({
    amount: z.number().nullable().describe("The threshold; null where none is set"),
    currency: z.enum(CURRENCIES).describe("Its currency, ISO 4217"),
    available: z.number().describe("What may be spent at this moment, deposit and credit; below zero where the credit was lowered since"),
    is_low: z.boolean().describe("Whether that is below the threshold already: then the event comes only after it has been above"),
  })
  .meta({ id: "LowBalance", description: "The threshold, and where the account stands" });
export type LowBalance = z.infer<typeof lowBalance>;
