import type { OpenApiDocument, Parameter, Ref } from "@/lib/contracts/openapi/types";
import { InlineMarkdown } from "../guides/inline-markdown";
import { docsText } from "../language";
import { FieldTree, Values } from "./field-tree";
import { type Field, fieldsOf, typeText } from "./schema-text";

/** Parameters with references followed. */
export function parametersIn(document: OpenApiDocument, parameters: (Parameter | Ref)[], place: Parameter["in"]): Parameter[] {
  const resolved = parameters.flatMap((one) => {
    const parameter = "$ref" in one ? document.components.parameters[one.$ref.split("/").at(-1) ?? ""] : one;
    return parameter ? [parameter] : [];
  });
  return resolved.filter((one) => one.in === place);
}

const NONE_APART: ReadonlySet<string> = new Set();

/** Fields of a list's items. */
function Inside({ fields }: { fields: Field[] }) {
  return fields.length === 0 ? null : (
    <div className="mt-2">
      <FieldTree fields={fields} optionalShown />
    </div>
  );
}

/** Parameters of one place: path, query or headers. */
export function ParameterList({ parameters, document }: { parameters: Parameter[]; document: OpenApiDocument }) {
  const { schemas } = document.components;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {parameters.map(({ name, required, description, schema }) => (
        <li key={name} className="px-3 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <code className="break-all font-medium font-mono text-sm">{name}</code>
            <span className="text-ink-faint text-xs">{typeText(schema, schemas)}</span>
            {required ? (
              <span className="text-warm text-xs">{docsText()("fields.required")}</span>
            ) : (
              <span className="text-ink-faint text-xs italic">{docsText()("fields.optional")}</span>
            )}
          </p>
          <p lang="en" className="text-ink-soft text-sm">
            <InlineMarkdown text={description} />
          </p>
          <Values values={(schema.enum ?? []).map(String)} />
          <Inside fields={fieldsOf(schema, schemas, NONE_APART)} />
        </li>
      ))}
    </ul>
  );
}
