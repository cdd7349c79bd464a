import type { LocalizedText } from "@/lib/domain/localized";
import { docsLocale } from "../language";

interface Route {
  from: string;
  to: string;
  behaviour: string;
  happens: LocalizedText;
}

/** What test mode always does on which route. */
export function SandboxTable({ routes }: { routes: readonly Route[] }) {
  const locale = docsLocale();
  return (
    <ul className="mt-4 max-w-4xl divide-y divide-line rounded-lg border border-line bg-surface">
      {routes.map(({ from, to, behaviour, happens }) => (
        <li key={`${from}-${to}`} id={behaviour} className="scroll-mt-20 px-4 py-3 sm:flex sm:gap-6">
          <p className="shrink-0 sm:w-44">
            <span className="num block font-semibold">
              {from} → {to}
            </span>
            <code className="font-mono text-ink-faint text-xs">{behaviour}</code>
          </p>
          <p lang={locale} className="text-ink-soft text-sm">
            {happens[locale]}
          </p>
        </li>
      ))}
    </ul>
  );
}
