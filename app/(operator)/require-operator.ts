import { redirect } from "next/navigation";
import { type CurrentAgent, currentAgent } from "@/lib/api/access/session";
import { pages } from "@/lib/client/calls/paths";
import { type HouseRight, mayInHouse } from "@/lib/domain/house/rights";

/**
 * The signed-in person of the back office; agents are sent to their portal, everyone else to sign in and then back, and whose second factor is
 * due to where it is set up. Whose roles do not include the page's right is led to Today and told why; without any role there is their own
 * account alone. The first line of every page of the back office.
 * @param returnTo address of the page, from lib/client/calls/paths.ts
 */
export async function requireOperator(returnTo: string, { area, act }: HouseRight): Promise<CurrentAgent> {
  const operator = await requireOperatorAccount(returnTo);
  if (operator.isFactorDue) redirect(pages.operatorSecurity());
  if (mayInHouse(operator.houseRoles, area, act)) return operator;
  redirect(mayInHouse(operator.houseRoles, "today", "see") ? pages.operator({ refused: area }) : pages.operatorSecurity());
}

/** The same for the one page that is open before there is a second factor. */
export async function requireOperatorAccount(returnTo: string): Promise<CurrentAgent> {
  const agent = await currentAgent();
  if (!agent) redirect(pages.signIn(returnTo));
  return agent.role === "operator" ? agent : redirect(pages.search());
}
