import Link from "next/link";
import { pages } from "@/lib/client/paths";
import type { DocumentedOperation } from "@/lib/contracts/openapi/types";

/** What a program must know before its first call. */
export function OperationFacts({ operation }: { operation: DocumentedOperation }) {
  const isIdempotent = operation.parameters.some((one) => "$ref" in one && one.$ref.endsWith("/IdempotencyKey"));
  const facts = [
    { term: "Credential", text: operation.security.length === 0 ? "none" : "Bearer token or API key", page: "authentication" },
    { term: "Scope", text: operation["x-scope"], page: "authentication#scopes" },
    { term: "Limit", text: operation["x-rate-class"], page: "idempotency-and-limits#limits" },
    { term: "Idempotency-Key", text: isIdempotent ? "honoured" : undefined, page: "idempotency-and-limits" },
  ];
  return (
    <dl className="flex max-w-3xl flex-wrap gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-3 py-2.5 text-sm">
      {facts.map(({ term, text, page }) =>
        text === undefined ? null : (
          <div key={term}>
            <dt className="text-ink-faint text-xs">{term}</dt>
            <dd>
              <Link href={pages.docs(page)} prefetch={false} className="font-medium text-accent hover:underline">
                {text}
              </Link>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
