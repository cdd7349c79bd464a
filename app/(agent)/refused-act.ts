import { type Act, may, type Role } from "@/lib/contracts/scopes";

/** What some of an agency's people may not do. */
const REFUSABLE = ["sell", "readMoney", "manage"] as const satisfies readonly Act[];

/** For what a person was led here from another page, as the address says it; null where it says nothing, or what they may do. */
export function refusedAct({ refused }: Record<string, string | string[] | undefined>, role: Role): (typeof REFUSABLE)[number] | null {
  const act = REFUSABLE.find((each) => each === refused);
  return act === undefined || may(role, act) ? null : act;
}
