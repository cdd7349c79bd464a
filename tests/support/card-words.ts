import { isValidElement, type ReactNode } from "react";

/** All that a drawing says, in the order in which it is drawn. */
export function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join("\n");
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsOf(node.props.children);
  return typeof node === "string" ? node : "";
}
