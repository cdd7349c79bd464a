"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type HouseAct, type HouseArea, type HouseRole, mayInHouse } from "@/lib/domain/house/rights";

const SignedInRoles = createContext<readonly HouseRole[]>(["administrator"]);

/** Tells pages of the back office who looks at them; without one, an administrator does. */
export function HouseProvider({ roles, children }: { roles: readonly HouseRole[]; children: ReactNode }) {
  return <SignedInRoles value={roles}>{children}</SignedInRoles>;
}

/** Whether whoever looks at the page may do this; the server refuses it all the same. */
export function useMayInHouse(area: HouseArea, act: HouseAct): boolean {
  return mayInHouse(useContext(SignedInRoles), area, act);
}

/** What whoever looks at the page may do, of several. */
export function useHouseRights(): (area: HouseArea, act: HouseAct) => boolean {
  const roles = useContext(SignedInRoles);
  return (area, act) => mayInHouse(roles, area, act);
}
