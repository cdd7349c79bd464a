import { PageLink } from "@/components/ui/page-link";
import { TAGS } from "@/lib/contracts/interface/operation";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { AnchorHeading } from "../guides/anchor-heading";
import { anchorOf } from "../guides/guide-sections";
import { docsLink, docsLocale } from "../language";
import { operationPage } from "../nav";
import { MethodBadge } from "./method-badge";

/** All operations by group, with their paths. */
export function OperationList() {
  const locale = docsLocale();
  return Object.entries(TAGS).map(([key, { title, text }]) => {
    const operations = Object.values(OPERATIONS).filter(({ tag }) => tag === key);
    return operations.length === 0 ? null : (
      <section key={key} className="max-w-4xl">
        <AnchorHeading level={2} text={title[locale]} id={anchorOf(title.en)} />
        <p className="mt-1 mb-3 text-ink-soft">{text[locale]}</p>
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {operations.map(({ name, method, path, summary }) => (
            <li key={name}>
              <PageLink
                href={docsLink(operationPage(name))}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-paper"
              >
                <span className="w-16">
                  <MethodBadge method={method} />
                </span>
                <span className="font-medium text-accent">{summary[locale]}</span>
                <code className="break-all font-mono text-ink-faint text-xs sm:ml-auto">{path}</code>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
