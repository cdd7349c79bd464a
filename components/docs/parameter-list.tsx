import type { OpenApiDocument, Parameter, Ref } from "@/lib/contracts/openapi/types";
import { Values } from "./field-tree";
import { InlineMarkdown } from "./inline-markdown";
import { typeText } from "./schema-text";

/** Parameters with references followed. */
export function parametersIn(document: OpenApiDocument, parameters: (Parameter | Ref)[], place: Parameter["in"]): Parameter[] {
  const resolved = parameters.flatMap((one) => {
    const parameter = "$ref" in one ? document.components.parameters[one.$ref.split("/").at(-1) ?? ""] : one;
    return parameter ? [parameter] : [];
  });
  return resolved.filter((one) => one.in === place);
}

/** Parameters of one place: path, query or headers. */
export function ParameterList({ parameters, document }: { parameters: Parameter[]; document: OpenApiDocument }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {parameters.map(({ name, required, description, schema }) => (
        <li key={name} className="px-3 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <code className="break-all font-medium font-mono text-sm">{name}</code>
            <span className="text-ink-faint text-xs">{typeText(schema, document.components.schemas)}</span>
            {required ? (
              <span className="text-warm text-xs">required</span>
            ) : (
              <span className="text-ink-faint text-xs italic">optional</span>
            )}
          </p>
          <p className="text-ink-soft text-sm">
            <InlineMarkdown text={description} />
          </p>
          <Values values={(schema.enum ?? []).map(String)} />
        </li>
      ))}
    </ul>
  );
}
