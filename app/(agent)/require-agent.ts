import { redirect } from "next/navigation";
import { type CurrentAgent, currentAgent } from "@/lib/api/access/session";
import { pages } from "@/lib/client/paths";

/**
 * The signed-in agent; everyone else is sent to sign in and then back. The first line of every page of the portal.
 * @param returnTo address of the page, from lib/client/paths.ts
 */
export async function requireAgent(returnTo: string): Promise<CurrentAgent> {
  const agent = await currentAgent();
  // The back office has rooms of its own and sells nothing.
  if (agent?.role === "operator") redirect(pages.operator());
  return agent ?? redirect(pages.signIn(returnTo));
}
