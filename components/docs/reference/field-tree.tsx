import { AnchorHeading } from "../guides/anchor-heading";
import { InlineMarkdown, TextLink } from "../guides/inline-markdown";
import { docsText } from "../language";
import { type Field, fieldsOf, type Schemas } from "./schema-text";

/** The fields of a body or an answer; what is inside a field opens below it. */
export function FieldTree({ fields, optionalShown }: { fields: Field[]; optionalShown: boolean }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {fields.map((field) => (
        <li key={field.name} className="px-3 py-2.5">
          <FieldLine field={field} optionalShown={optionalShown} />
          {field.fields.length > 0 ? (
            <details className="mt-1.5">
              <summary className="inline-flex min-h-11 cursor-pointer items-center rounded text-accent text-sm hover:underline lg:min-h-7">
                {docsText()("fields.inside", { name: field.name, count: field.fields.length })}
              </summary>
              <div className="mt-1">
                <FieldTree fields={field.fields} optionalShown={optionalShown} />
              </div>
            </details>
          ) : null}
          {field.shape ? (
            <p className="text-sm">
              {docsText()("fields.elsewhere")} <TextLink href={`#${shapeAnchor(field.shape)}`}>{field.shape}</TextLink>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const shapeAnchor = (name: string) => `shape-${name}`;

/** The shapes that occur more than once on a page, each one time. */
export function Shapes({ names, schemas, optionalShown }: { names: ReadonlySet<string>; schemas: Schemas; optionalShown: boolean }) {
  if (names.size === 0) return null;
  return (
    <section className="space-y-3">
      <AnchorHeading level={2} text={docsText()("fields.shapes")} id="shapes" />
      {[...names].map((name) => {
        const schema = schemas[name];
        return schema ? (
          <div key={name} className="space-y-2">
            <AnchorHeading level={3} text={name} id={shapeAnchor(name)} />
            <FieldTree fields={fieldsOf(schema, schemas, names)} optionalShown={optionalShown} />
          </div>
        ) : null;
      })}
    </section>
  );
}

function FieldLine({ field, optionalShown }: { field: Field; optionalShown: boolean }) {
  const { name, type, isRequired, description, values } = field;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="break-all font-medium font-mono text-sm">{name}</code>
        <span className="text-ink-faint text-xs">{type}</span>
        {isRequired && optionalShown ? <span className="text-warm text-xs">{docsText()("fields.required")}</span> : null}
        {isRequired ? null : <span className="text-ink-faint text-xs italic">{docsText()("fields.optional")}</span>}
      </p>
      <p lang="en" className="text-ink-soft text-sm">
        <InlineMarkdown text={description} />
      </p>
      <Values values={values} />
    </>
  );
}

/** Allowed values of a field. */
export function Values({ values }: { values: string[] }) {
  if (values.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1 text-xs">
      <span className="sr-only">{docsText()("fields.oneOf")}</span>
      {values.map((value) => (
        <code key={value} className="rounded bg-sunken px-1 py-0.5 font-mono">
          {value}
        </code>
      ))}
    </p>
  );
}
