import type { DocumentedOperation, Method, OpenApiDocument } from "./types";

/** The call of an operation's examples as a shell command; the key comes from `PARVOZ_KEY`. */
export function curlExample(document: OpenApiDocument, method: Method, path: string, operation: DocumentedOperation): string {
  const { parameters, requestBody, security } = operation;
  const own = parameters.flatMap((one) => ("name" in one ? [one] : []));
  const filled = own
    .filter((one) => one.in === "path")
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const query = own.flatMap(({ in: place, name, example }) => (place === "query" && example !== undefined ? pairsOf(name, example) : []));
  const takesKey = parameters.some((one) => "$ref" in one && one.$ref.endsWith("/IdempotencyKey"));
  const body = requestBody?.content["application/json"].examples.request;
  const address = `${document.servers[0]?.url ?? ""}${filled}`;
  return [
    query.length > 0 ? `curl -sG "${address}"` : `curl -s${method === "get" ? "" : ` -X ${method.toUpperCase()}`} "${address}"`,
    ...(security.length > 0 ? ['-H "Authorization: Bearer $PARVOZ_KEY"'] : []),
    ...(takesKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...query.map((one) => `-d "${one}"`),
    ...(body && "value" in body ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body.value, null, 2)}'`] : []),
  ].join(" \\\n  ");
}

/** `airlines=ZZ` for each item of a list. */
function pairsOf(name: string, value: unknown): string[] {
  return Array.isArray(value) ? value.map((item: unknown) => `${name}=${item}`) : [`${name}=${value}`];
}
