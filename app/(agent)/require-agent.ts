import { redirect } from "next/navigation";
import { type CurrentAgent, currentAgent } from "@/lib/api/access/session";
import { pages } from "@/lib/client/calls/paths";
import { type Act, may } from "@/lib/contracts/scopes";

/**
 * The signed-in agent; everyone else is sent to sign in and then back. The first line of every page of the portal.
 * @param returnTo address of the page, from lib/client/calls/paths.ts
 * @param act what the page is for: who may not do it is led to the bookings and told why, but from the first page, where signing in leads everybody
 */
export async function requireAgent(returnTo: string, act: Act = "sell"): Promise<CurrentAgent> {
  const agent = await currentAgent();
  // The back office has rooms of its own and sells nothing.
  if (agent?.role === "operator") redirect(pages.operator());
  if (!agent) redirect(pages.signIn(returnTo));
  if (may(agent.role, act)) return agent;
  redirect(pages.bookings(returnTo === pages.search() ? {} : { refused: act }));
}
