import { expireEnded } from "@/lib/services/access/sessions/end-access";
import { resumeSalesIn, stopSalesIn } from "../../partners/stop-sales";
import { resumeIn, suspendIn } from "../../partners/suspend-partner";
import type { PayloadOf } from "../payload";
import { PLAIN, type Plan } from "../plan";

const CHANGES = { suspend: suspendIn, reopen: resumeIn, stop_sales: stopSalesIn, resume_sales: resumeSalesIn } as const;

/** A suspension, a stop of new sales alone, or the end of either. */
export function planStanding({ kind, partnerId }: PayloadOf<keyof typeof CHANGES>): Plan {
  const change = CHANGES[kind];
  return {
    ...PLAIN,
    partnerId,
    stake: null,
    changes: [],
    carryOut: async (tx, { by, now }) => {
      await change(tx, { partnerId, by, now });
    },
    settle: expireEnded,
  };
}
