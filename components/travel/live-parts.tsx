import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/overlays/toaster";
import { QueryProvider } from "@/lib/client/calls/query-provider";

/** What pages stand in that talk to the server: one cache of its answers per tab, and the place of short notes. */
export function LiveParts({ children }: { children: ReactNode }) {
  return (
    <>
      <QueryProvider>{children}</QueryProvider>
      <Toaster />
    </>
  );
}

/** The same for the back office, which an hour's work goes through: with every text at once. */
export function Workplace({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider>
      <LiveParts>{children}</LiveParts>
    </NextIntlClientProvider>
  );
}
