import { curlExample } from "@/lib/contracts/openapi/curl-example";
import { errorsByStatus } from "@/lib/contracts/openapi/errors-of";
import type { DocumentedOperation, Method, OpenApiDocument } from "@/lib/contracts/openapi/types";
import { OPERATIONS, type OperationName } from "@/lib/contracts/operations";
import { AnchorHeading } from "./anchor-heading";
import { CodeBlock } from "./code-block";
import { ErrorTable } from "./error-table";
import { FieldTree } from "./field-tree";
import { Markdown } from "./markdown";
import { MethodBadge } from "./method-badge";
import { OperationFacts } from "./operation-facts";
import { ParameterList, parametersIn } from "./parameter-list";
import { fieldsOf, typeText } from "./schema-text";

interface Found {
  document: OpenApiDocument;
  name: OperationName;
  method: Method;
  path: string;
  operation: DocumentedOperation;
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
  const { method, path, operation } = found;
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
          <Request found={found} />
          <Answer found={found} />
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

function Request({ found: { document, operation } }: { found: Found }) {
  const body = operation.requestBody?.content["application/json"].schema;
  return (
    <>
      {PLACES.map(([place, title]) => {
        const parameters = parametersIn(document, operation.parameters, place);
        return parameters.length === 0 ? null : (
          <section key={place} className="space-y-3">
            <AnchorHeading level={3} text={title} />
            <ParameterList parameters={parameters} document={document} />
          </section>
        );
      })}
      {body ? (
        <section className="space-y-3">
          <AnchorHeading level={3} text="Body" />
          <FieldTree fields={fieldsOf(body, document.components.schemas)} optionalShown />
        </section>
      ) : null}
    </>
  );
}

function Answer({ found: { document, operation } }: { found: Found }) {
  const { schemas } = document.components;
  const schema = operation.responses["200"]?.content["application/json"].schema;
  const data = schema?.properties?.data;
  if (typeof data !== "object") return null;
  return (
    <section className="space-y-3">
      <AnchorHeading level={3} text="Answer" />
      <p className="text-ink-soft text-sm">
        HTTP 200; <code className="font-mono">data</code> of the envelope is {typeText(data, schemas)}:
      </p>
      <FieldTree fields={fieldsOf(data, schemas)} optionalShown={false} />
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
