import { ERRORS } from "@/lib/contracts/errors";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { curlExample } from "@/lib/contracts/openapi/curl-example";
import { errorsOf } from "@/lib/contracts/openapi/errors-of";
import type { MediaType, OpenApiDocument, Parameter } from "@/lib/contracts/openapi/types";
import type { Locale } from "@/lib/domain/localized";
import { wordsIn } from "../language";
import { operationDescription } from "./operation-description";
import type { findOperation } from "./operation-view";
import { parametersIn } from "./parameter-list";
import { type Field, fieldsOf, typeText } from "./schema-text";

type Found = NonNullable<ReturnType<typeof findOperation>>;

/** A page of the reference as Markdown, for programs that read documentation. Descriptions of fields are those of the OpenAPI document, in English. */
export function operationMarkdown({ document, name, method, path, operation }: Found, locale: Locale): string {
  const t = wordsIn(locale);
  const { requestBody, responses } = operation;
  const body = requestBody?.content["application/json"];
  const done = responses["200"]?.content?.["application/json"];
  const parameters = (["path", "query", "header"] as const).flatMap((place) => parametersIn(document, operation.parameters, place));
  return [
    `# ${OPERATIONS[name].summary[locale]}`,
    `\`${method.toUpperCase()} /api/v1${path}\``,
    operationDescription(name, locale),
    ...(parameters.length > 0 ? [`## ${t("operation.parameters")}`, parameters.map((one) => parameterLine(one, document)).join("\n")] : []),
    ...(body ? [`## ${t("operation.body")}`, fieldLines(body, document)] : []),
    `## ${t("operation.call")}`,
    fenced("bash", curlExample(document, method, path, operation)),
    ...(done ? [`## ${t("operation.answer")}`, fieldLines(done, document), fenced("json", exampleOf(done))] : []),
    `## ${t("errors.title")}`,
    errorsOf(name)
      .map((error) => `- ${ERRORS[error].code} (HTTP ${ERRORS[error].status}): ${ERRORS[error].text[locale]}`)
      .join("\n"),
  ].join("\n\n");
}

function parameterLine({ name, required, description, schema }: Parameter, { components }: OpenApiDocument): string {
  return `- \`${name}\` (${typeText(schema, components.schemas)}${required ? ", required" : ""}): ${description}`;
}

function fieldLines({ schema }: MediaType, { components }: OpenApiDocument): string {
  return written(fieldsOf(schema, components.schemas, new Set()), 0);
}

function written(fields: readonly Field[], depth: number): string {
  return fields
    .map(({ name, type, isRequired, description, fields: inner }) => {
      const line = `${"  ".repeat(depth)}- \`${name}\` (${type}${isRequired ? "" : ", optional"}): ${description}`;
      return inner.length > 0 ? `${line}\n${written(inner, depth + 1)}` : line;
    })
    .join("\n");
}

function exampleOf({ examples }: MediaType): string {
  const [first] = Object.values(examples);
  return JSON.stringify(first && "value" in first ? first.value : null, null, 2);
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
