"use client";

import { type Messages, useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** A kind of parts, under its heading. */
export function Section({ of, children }: { of: keyof Messages["design"]["sections"]; children: ReactNode }) {
  const t = useTranslations("design.sections");
  return (
    <section aria-labelledby={of} className="mt-10">
      <h2 id={of} className="mb-3 font-semibold text-lg">
        {t(of)}
      </h2>
      <div className="space-y-4">{children}</div>
    </section>
  );
}

/** One part by a name that tests know. `isLine`: its text never breaks, whatever the language. */
export function Specimen({ name, isLine = false, children }: { name: string; isLine?: boolean; children: ReactNode }) {
  return (
    <div data-specimen={name} {...(isLine ? { "data-line": "" } : {})}>
      {children}
    </div>
  );
}
