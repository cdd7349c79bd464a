import { z } from "zod";
import type { HouseArea } from "@/lib/domain/house/rights";

/** What a house does before it sells its first ticket, in this order, each with the area whose people do it. */
export const SETUP_STEPS = {
  mail: "house",
  stock: "stock",
  passenger_lists: "flights",
  flights: "schedule",
  fares: "prices",
  agency: "agencies",
  deposit: "money",
  ticket: "bookings",
} as const satisfies Readonly<Record<string, HouseArea>>;
export type SetupStep = keyof typeof SETUP_STEPS;
export const SETUP_STEP_NAMES = [
  "mail",
  "stock",
  "passenger_lists",
  "flights",
  "fares",
  "agency",
  "deposit",
  "ticket",
] as const satisfies readonly SetupStep[];

/** Answer of GET /api/operator/checklist. */
export const officeChecklist = z.strictObject({
  steps: z.array(z.strictObject({ step: z.enum(SETUP_STEP_NAMES), is_done: z.boolean() })),
});
export type OfficeChecklist = z.infer<typeof officeChecklist>;
