import type { ReactNode } from "react";
import { currentAgent } from "@/lib/api/access/session";
import { AgentFrame } from "./agent-frame";

/** The portal's frame. It guards nothing: every page calls requireAgent for itself, which also knows where to come back to. */
export default async function AgentLayout({ children }: { children: ReactNode }) {
  const agent = await currentAgent();
  return agent ? <AgentFrame agent={agent}>{children}</AgentFrame> : children;
}
