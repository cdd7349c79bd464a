import { EVENTS } from "@/lib/contracts/openapi/events";
import type { OpenApiDocument } from "@/lib/contracts/openapi/types";
import { EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import { AnchorHeading } from "../guides/anchor-heading";
import { CodeBlock } from "../guides/code-block";
import { InlineMarkdown } from "../guides/inline-markdown";
import { docsLocale, docsText } from "../language";
import { FieldTree, Shapes } from "./field-tree";
import { ParameterList } from "./parameter-list";
import { ReferenceNote } from "./reference-note";
import { fieldsOf, repeatedShapes } from "./schema-text";

/** Every event that is sent to a partner's address. */
export function EventsView({ document }: { document: OpenApiDocument }) {
  const events = Object.entries(document.webhooks);
  const [first] = events;
  if (!first) return null;
  const { parameters, requestBody } = first[1].post;
  const { schema, examples } = requestBody.content["application/json"];
  const example = examples.event;
  const { schemas } = document.components;
  const apart = repeatedShapes([schema], schemas);
  const t = docsText();
  return (
    <article className="max-w-4xl space-y-4">
      <AnchorHeading level={1} text={t("events.title")} id="events" />
      <p>
        <InlineMarkdown text={t("events.lead")} />
      </p>
      <ReferenceNote />
      <AnchorHeading level={2} text={t("events.types")} id="types" />
      <EventTable />
      <AnchorHeading level={2} text={t("operation.header")} id="headers" />
      <ParameterList parameters={parameters} document={document} />
      <AnchorHeading level={2} text={t("operation.body")} id="body" />
      <FieldTree fields={fieldsOf(schema, schemas, apart)} optionalShown={false} />
      {example && "value" in example ? <CodeBlock title={first[0]} code={JSON.stringify(example.value, null, 2)} isTall /> : null}
      <Shapes names={apart} schemas={schemas} optionalShown={false} />
    </article>
  );
}

function EventTable() {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {EVENT_TYPES.map((type) => (
        <li key={type} id={type} className="scroll-mt-20 px-3 py-2.5 sm:flex sm:gap-4">
          <code className="block w-60 shrink-0 font-mono text-sm">{type}</code>
          <p className="text-ink-soft text-sm">
            <InlineMarkdown text={EVENTS[type].description[docsLocale()]} />
          </p>
        </li>
      ))}
    </ul>
  );
}
