import { redirect } from "next/navigation";
import { type CurrentAgent, currentAgent } from "@/lib/api/access/session";
import { pages } from "@/lib/client/calls/paths";

/**
 * The signed-in person of the back office; agents are sent to their portal, everyone else to sign in and then back, and whose second factor is
 * due to where it is set up. The first line of every page of the back office.
 * @param returnTo address of the page, from lib/client/calls/paths.ts
 */
export async function requireOperator(returnTo: string): Promise<CurrentAgent> {
  const operator = await requireOperatorAccount(returnTo);
  return operator.isFactorDue ? redirect(pages.operatorSecurity()) : operator;
}

/** The same for the one page that is open before there is a second factor. */
export async function requireOperatorAccount(returnTo: string): Promise<CurrentAgent> {
  const agent = await currentAgent();
  if (!agent) redirect(pages.signIn(returnTo));
  return agent.role === "operator" ? agent : redirect(pages.search());
}
