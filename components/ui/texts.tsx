import { type Messages, NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

export type TextPart = keyof Messages;

interface TextsProps {
  /** What the components inside say in the browser: nothing else is sent along with the page. */
  of: readonly TextPart[];
  children: ReactNode;
}

/** The texts of a part of the product, in the page's language. All of them together are heavier than most pages. */
export async function Texts({ of, children }: TextsProps) {
  const all = await getMessages();
  return <NextIntlClientProvider messages={Object.fromEntries(of.map((part) => [part, all[part]]))}>{children}</NextIntlClientProvider>;
}
