import type { CurrentAgent } from "@/lib/api/access/session";
import { requireAgent } from "./require-agent";

/**
 * The signed-in admin of a partner, who alone manages its keys and callbacks; a stranger is sent to sign in, as by requireAgent.
 * @returns null for anybody else: the page then says who can help
 */
export async function requireAdmin(returnTo: string): Promise<CurrentAgent | null> {
  const agent = await requireAgent(returnTo, "read");
  return agent.role === "admin" ? agent : null;
}
