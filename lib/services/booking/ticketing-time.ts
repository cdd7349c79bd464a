import { env } from "@/lib/env";
import { modeOf } from "../access/partner-mode";

/** Nobody who tries something out in test mode wants to wait for the formalities. */
const TEST_DELAY_SECONDS = 1;

/** When the tickets of a booking paid now are to be issued. */
export function ticketingTime({ partner }: { partner: { testOf: string | null } }, now: Date): Date {
  const { TICKETING_DELAY_SECONDS: live } = env();
  const seconds = modeOf(partner) === "live" ? live : Math.min(live, TEST_DELAY_SECONDS);
  return new Date(now.getTime() + seconds * 1000);
}
