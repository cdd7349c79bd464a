import { redirect } from "next/navigation";
import { type CurrentAgent, currentAgent } from "@/lib/api/access/session";
import { pages } from "@/lib/client/paths";
import { type Role, SELLERS } from "@/lib/contracts/scopes";

/**
 * The signed-in agent; everyone else is sent to sign in and then back. The first line of every page of the portal.
 * @param returnTo address of the page, from lib/client/paths.ts
 * @param roles whom the page is for; those who only read are led to the bookings from others
 */
export async function requireAgent(returnTo: string, roles: readonly Role[] = SELLERS): Promise<CurrentAgent> {
  const agent = await currentAgent();
  // The back office has rooms of its own and sells nothing.
  if (agent?.role === "operator") redirect(pages.operator());
  if (!agent) redirect(pages.signIn(returnTo));
  return roles.includes(agent.role) ? agent : redirect(pages.bookings());
}
