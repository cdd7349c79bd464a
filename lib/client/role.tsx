"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type Act, may, type Role } from "@/lib/contracts/scopes";

const SignedInRole = createContext<Role>("agent");

/** Tells a page who looks at it; without one, an agent does. */
export function RoleProvider({ role, children }: { role: Role; children: ReactNode }) {
  return <SignedInRole value={role}>{children}</SignedInRole>;
}

/** Of whoever looks at the page. */
export function useRole(): Role {
  return useContext(SignedInRole);
}

/** Whether whoever looks at the page may do this; the server refuses it all the same. */
export function useMay(act: Act): boolean {
  return may(useRole(), act);
}
