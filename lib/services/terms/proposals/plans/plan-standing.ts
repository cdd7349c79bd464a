import { expireEnded } from "@/lib/services/access/sessions/end-access";
import { resumeIn, suspendIn } from "../../partners/suspend-partner";
import type { PayloadOf } from "../payload";
import { PLAIN, type Plan } from "../plan";

/** A suspension, or its end. */
export function planStanding({ kind, partnerId }: PayloadOf<"suspend" | "reopen">): Plan {
  const change = kind === "suspend" ? suspendIn : resumeIn;
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
