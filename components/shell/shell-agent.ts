import type { Role } from "@/lib/contracts/scopes";

/** Whom the portal's frame is drawn for. */
export interface ShellAgent {
  name: string;
  email: string;
  partnerName: string;
  role: Role;
}
