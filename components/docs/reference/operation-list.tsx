import { PageLink } from "@/components/ui/page-link";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { operationNames } from "@/lib/contracts/openapi/errors-of";
import { OPERATION_TEXTS, TAGS } from "@/lib/contracts/openapi/texts";
import { translated } from "@/lib/i18n/docs/phrases";
import { AnchorHeading } from "../guides/anchor-heading";
import { anchorOf } from "../guides/guide-sections";
import { docsLink, docsLocale } from "../language";
import { operationPage } from "../nav";
import { MethodBadge } from "./method-badge";

/** All operations by group, with their paths. */
export function OperationList() {
  return Object.entries(TAGS).map(([tag, description]) => {
    const names = operationNames().filter((name) => OPERATION_TEXTS[name].tag === tag);
    return names.length === 0 ? null : (
      <section key={tag} className="max-w-4xl">
        <AnchorHeading level={2} text={translated(tag, docsLocale()).text} id={anchorOf(tag)} />
        <p className="mt-1 mb-3 text-ink-soft">{translated(description, docsLocale()).text}</p>
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {names.map((name) => (
            <li key={name}>
              <PageLink
                href={docsLink(operationPage(name))}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-paper"
              >
                <span className="w-16">
                  <MethodBadge method={OPERATIONS[name].method} />
                </span>
                <span className="font-medium text-accent">{translated(OPERATIONS[name].summary, docsLocale()).text}</span>
                <code className="break-all font-mono text-ink-faint text-xs sm:ml-auto">{OPERATIONS[name].path}</code>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
