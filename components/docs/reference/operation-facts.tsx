import { PageLink } from "@/components/ui/page-link";
import type { DocumentedOperation } from "@/lib/contracts/openapi/types";
import { docsLink, docsText } from "../language";

/** What a program must know before its first call. */
export function OperationFacts({ operation }: { operation: DocumentedOperation }) {
  const t = docsText();
  const isIdempotent = operation.parameters.some((one) => "$ref" in one && one.$ref.endsWith("/IdempotencyKey"));
  const facts = [
    { term: t("facts.credential"), text: t(operation.security.length === 0 ? "facts.none" : "facts.bearer"), page: "authentication" },
    { term: t("facts.scope"), text: operation["x-scope"], page: "authentication#scopes" },
    { term: t("facts.limit"), text: operation["x-rate-class"], page: "idempotency-and-limits#limits" },
    { term: "Idempotency-Key", text: isIdempotent ? t("facts.honoured") : undefined, page: "idempotency-and-limits" },
  ];
  return (
    <dl className="flex max-w-3xl flex-wrap gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-3 py-2.5 text-sm">
      {facts.map(({ term, text, page }) =>
        text === undefined ? null : (
          <div key={term}>
            <dt className="text-ink-faint text-xs">{term}</dt>
            <dd>
              <PageLink href={docsLink(page)} className="font-medium text-accent hover:underline">
                {text}
              </PageLink>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
