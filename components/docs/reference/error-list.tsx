import { Badge } from "@/components/ui/states/badge";
import { ERRORS } from "@/lib/contracts/errors";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { operationsGiving, remedyOf } from "@/lib/contracts/openapi/errors-of";
import type { ErrorName } from "@/lib/domain/errors";
import { LOCALES } from "@/lib/domain/localized";
import { TextLink } from "../guides/inline-markdown";
import { docsLocale, docsText } from "../language";
import { operationPage } from "../nav";
import { RemedyBadge } from "./error-table";

/** Every error of the table in the code, by its number. */
function errorNames(): ErrorName[] {
  const names = Object.keys(ERRORS).filter((name): name is ErrorName => name in ERRORS);
  return names.toSorted((left, right) => ERRORS[left].code - ERRORS[right].code);
}

/** All errors with their texts and who gives them. */
export function ErrorList() {
  return (
    <ul className="max-w-4xl space-y-3">
      {errorNames().map((error) => (
        <ErrorEntry key={error} error={error} />
      ))}
    </ul>
  );
}

function ErrorEntry({ error }: { error: ErrorName }) {
  const { code, status, text } = ERRORS[error];
  return (
    <li id={error} className="scroll-mt-20 rounded-lg border border-line bg-surface px-4 py-3 target:border-accent">
      <p className="flex flex-wrap items-center gap-2">
        <a href={`#${error}`} className="num font-semibold text-lg">
          {code}
        </a>
        <code className="font-mono text-ink-soft text-sm">{error}</code>
        <Badge>HTTP {status}</Badge>
        <RemedyBadge remedy={remedyOf(error)} />
      </p>
      <dl className="mt-2 space-y-1 text-sm">
        {LOCALES.toReversed().map((locale) => (
          <div key={locale} className="flex gap-2">
            <dt className="w-6 shrink-0 text-ink-faint text-xs uppercase leading-5">{locale}</dt>
            <dd lang={locale}>{text[locale]}</dd>
          </div>
        ))}
      </dl>
      <GivenBy error={error} />
    </li>
  );
}

function GivenBy({ error }: { error: ErrorName }) {
  const t = docsText();
  const names = operationsGiving(error);
  if (names.length === 0) return <p className="mt-2 text-ink-faint text-xs">{t("errors.outside")}</p>;
  if (names.length === Object.keys(OPERATIONS).length) return <p className="mt-2 text-ink-faint text-xs">{t("errors.everywhere")}</p>;
  return (
    <details className="mt-2 text-xs">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-faint lg:min-h-6">
        {t("errors.operations", { count: names.length })}
      </summary>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {names.map((name) => (
          <li key={name}>
            <TextLink href={`/docs/${operationPage(name)}`}>{OPERATIONS[name].summary[docsLocale()]}</TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
