import { Texts } from "@/components/ui/texts";
import { QueryProvider } from "@/lib/client/calls/query-provider";
import { TAGS } from "@/lib/contracts/interface/operation";
import { OPERATIONS, type OperationName } from "@/lib/contracts/interface/operations";
import { curlExample } from "@/lib/contracts/openapi/curl-example";
import { errorsByStatus } from "@/lib/contracts/openapi/errors-of";
import type { DocumentedOperation, Method, OpenApiDocument, Schema } from "@/lib/contracts/openapi/types";
import { AnchorHeading } from "../guides/anchor-heading";
import { CodeBlock } from "../guides/code-block";
import { anchorOf } from "../guides/guide-sections";
import { InlineMarkdown } from "../guides/inline-markdown";
import { Markdown } from "../guides/markdown";
import { docsLocale, docsText } from "../language";
import { callOf } from "../try-it/call-of";
import { TryIt } from "../try-it/try-it";
import { ErrorTable } from "./error-table";
import { FieldTree, Shapes } from "./field-tree";
import { MethodBadge } from "./method-badge";
import { operationDescription } from "./operation-description";
import { OperationFacts } from "./operation-facts";
import { ParameterList, parametersIn } from "./parameter-list";
import { ReferenceNote } from "./reference-note";
import { fieldsOf, repeatedShapes, typeText } from "./schema-text";

interface Found {
  document: OpenApiDocument;
  name: OperationName;
  method: Method;
  path: string;
  operation: DocumentedOperation;
}

interface Part {
  found: Found;
  /** Shapes that stand at the end of the page. */
  apart: ReadonlySet<string>;
}

/** An operation of the document with its place in it, or null. */
export function findOperation(document: OpenApiDocument, name: OperationName): Found | null {
  const { path } = OPERATIONS[name];
  const entries: [Method, DocumentedOperation | undefined][] = (["get", "post", "patch", "delete"] as const).map((method) => [
    method,
    document.paths[path]?.[method],
  ]);
  const entry = entries.find(([, operation]) => operation?.operationId === name);
  return entry?.[1] ? { document, name, method: entry[0], path, operation: entry[1] } : null;
}

/** Everything that the document says of one operation. */
export function OperationView({ found }: { found: Found }) {
  const { name, method, path, operation, document } = found;
  const { tag, summary } = OPERATIONS[name];
  const locale = docsLocale();
  const { schemas } = document.components;
  const apart = repeatedShapes(
    [bodyOf(found), dataOf(found)].filter((one) => one !== null),
    schemas,
  );
  const t = docsText();
  return (
    <article>
      <p className="text-accent text-sm">{TAGS[tag].title[locale]}</p>
      <AnchorHeading level={1} text={summary[locale]} id={anchorOf(summary.en)} />
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <MethodBadge method={method.toUpperCase()} />
        <code className="break-all font-mono text-sm">/api/v1{path}</code>
      </p>
      <div className="mt-5 grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="min-w-0 space-y-4">
          <div lang={locale}>
            <Markdown source={operationDescription(name, locale)} />
          </div>
          <ReferenceNote />
          <OperationFacts operation={operation} />
          <Request found={found} apart={apart} />
          <Answer found={found} apart={apart} />
          <Shapes names={apart} schemas={schemas} optionalShown={false} />
        </div>
        <div className="min-w-0 space-y-4 xl:sticky xl:top-20 xl:self-start">
          <Examples found={found} />
          <Texts of={["common", "tryIt"]}>
            <QueryProvider>
              <TryIt call={callOf(method, path, operation)} />
            </QueryProvider>
          </Texts>
        </div>
      </div>
      <AnchorHeading level={2} text={t("errors.title")} id="errors" />
      <p className="mt-2 mb-4 max-w-3xl text-ink-soft">{t("errors.lead")}</p>
      <ErrorTable errors={[...errorsByStatus(name).values()].flat()} />
    </article>
  );
}

const PLACES = [
  ["path", "path"],
  ["query", "query"],
  ["header", "headers"],
] as const;

function bodyOf({ operation }: Found): Schema | null {
  return operation.requestBody?.content["application/json"].schema ?? null;
}

function dataOf({ operation }: Found): Schema | null {
  const data = operation.responses["200"]?.content?.["application/json"].schema?.properties?.data;
  return typeof data === "object" ? data : null;
}

function Request({ found, apart }: Part) {
  const t = docsText();
  const { document, operation } = found;
  const body = bodyOf(found);
  return (
    <>
      {PLACES.map(([place, anchor]) => {
        const parameters = parametersIn(document, operation.parameters, place);
        return parameters.length === 0 ? null : (
          <section key={place} className="space-y-3">
            <AnchorHeading level={2} look={3} text={t(`operation.${place}`)} id={anchor} />
            <ParameterList parameters={parameters} document={document} />
          </section>
        );
      })}
      {body ? (
        <section className="space-y-3">
          <AnchorHeading level={2} look={3} text={t("operation.body")} id="body" />
          <FieldTree fields={fieldsOf(body, document.components.schemas, apart)} optionalShown />
        </section>
      ) : null}
    </>
  );
}

function Answer({ found, apart }: Part) {
  const { schemas } = found.document.components;
  const data = dataOf(found);
  if (data === null) return null;
  const t = docsText();
  return (
    <section className="space-y-3">
      <AnchorHeading level={2} look={3} text={t("operation.answer")} id="answer" />
      <p className="text-ink-soft text-sm">
        <InlineMarkdown text={t("operation.answerLead", { type: typeText(data, schemas) })} />
      </p>
      <FieldTree fields={fieldsOf(data, schemas, apart)} optionalShown={false} />
    </section>
  );
}

function Examples({ found: { document, method, path, operation } }: { found: Found }) {
  const t = docsText();
  const example = operation.responses["200"]?.content?.["application/json"].examples.success;
  return (
    <>
      <CodeBlock title={t("operation.call")} code={curlExample(document, method, path, operation)} isTall />
      {example && "value" in example ? (
        <CodeBlock title={`${t("operation.answer")} 200`} code={JSON.stringify(example.value, null, 2)} isTall />
      ) : null}
    </>
  );
}
