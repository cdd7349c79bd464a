import { curlExample } from "@/lib/contracts/openapi/curl-example";
import { errorsByStatus } from "@/lib/contracts/openapi/errors-of";
import type { DocumentedOperation, Method, OpenApiDocument, Schema } from "@/lib/contracts/openapi/types";
import { OPERATIONS, type OperationName } from "@/lib/contracts/operations";
import { AnchorHeading } from "./anchor-heading";
import { CodeBlock } from "./code-block";
import { ErrorTable } from "./error-table";
import { FieldTree, Shapes } from "./field-tree";
import { Markdown } from "./markdown";
import { MethodBadge } from "./method-badge";
import { OperationFacts } from "./operation-facts";
import { ParameterList, parametersIn } from "./parameter-list";
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
  const entries: [Method, DocumentedOperation | undefined][] = (["get", "post", "delete"] as const).map((method) => [
    method,
    document.paths[path]?.[method],
  ]);
  const entry = entries.find(([, operation]) => operation?.operationId === name);
  return entry?.[1] ? { document, name, method: entry[0], path, operation: entry[1] } : null;
}

/** Everything that the document says of one operation. */
export function OperationView({ found }: { found: Found }) {
  const { method, path, operation, document } = found;
  const { schemas } = document.components;
  const apart = repeatedShapes(
    [bodyOf(found), dataOf(found)].filter((one) => one !== null),
    schemas,
  );
  return (
    <article>
      <p className="text-accent text-sm">{operation.tags[0]}</p>
      <AnchorHeading level={1} text={operation.summary} />
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <MethodBadge method={method.toUpperCase()} />
        <code className="break-all font-mono text-sm">/api/v1{path}</code>
      </p>
      <div className="mt-5 grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="min-w-0 space-y-4">
          <Markdown source={operation.description} />
          <OperationFacts operation={operation} />
          <Request found={found} apart={apart} />
          <Answer found={found} apart={apart} />
          <Shapes names={apart} schemas={schemas} optionalShown={false} />
        </div>
        <div className="min-w-0 space-y-4 xl:sticky xl:top-20 xl:self-start">
          <Examples found={found} />
        </div>
      </div>
      <AnchorHeading level={2} text="Errors" />
      <p className="mt-2 mb-4 max-w-3xl text-ink-soft">
        Every refusal that this call may give. The texts come in the language of Accept-Language.
      </p>
      <ErrorTable errors={[...errorsByStatus(found.name).values()].flat()} />
    </article>
  );
}

const PLACES = [
  ["path", "Path"],
  ["query", "Query"],
  ["header", "Headers"],
] as const;

function bodyOf({ operation }: Found): Schema | null {
  return operation.requestBody?.content["application/json"].schema ?? null;
}

function dataOf({ operation }: Found): Schema | null {
  const data = operation.responses["200"]?.content["application/json"].schema?.properties?.data;
  return typeof data === "object" ? data : null;
}

function Request({ found, apart }: Part) {
  const { document, operation } = found;
  const body = bodyOf(found);
  return (
    <>
      {PLACES.map(([place, title]) => {
        const parameters = parametersIn(document, operation.parameters, place);
        return parameters.length === 0 ? null : (
          <section key={place} className="space-y-3">
            <AnchorHeading level={2} look={3} text={title} />
            <ParameterList parameters={parameters} document={document} />
          </section>
        );
      })}
      {body ? (
        <section className="space-y-3">
          <AnchorHeading level={2} look={3} text="Body" />
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
  return (
    <section className="space-y-3">
      <AnchorHeading level={2} look={3} text="Answer" />
      <p className="text-ink-soft text-sm">
        HTTP 200; <code className="font-mono">data</code> of the envelope is {typeText(data, schemas)}:
      </p>
      <FieldTree fields={fieldsOf(data, schemas, apart)} optionalShown={false} />
    </section>
  );
}

function Examples({ found: { document, method, path, operation } }: { found: Found }) {
  const example = operation.responses["200"]?.content["application/json"].examples.success;
  return (
    <>
      <CodeBlock title="Call" code={curlExample(document, method, path, operation)} isTall />
      {example && "value" in example ? <CodeBlock title="Answer 200" code={JSON.stringify(example.value, null, 2)} isTall /> : null}
    </>
  );
}
