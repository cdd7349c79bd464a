import type { FocusEvent } from "react";

/** Whether the focus goes out of a group of controls, and not just from one of them to the next. */
export function leavesGroup({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.contains(relatedTarget);
}
