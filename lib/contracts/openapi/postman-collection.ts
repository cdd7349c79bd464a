import type { DocumentedOperation, Method, OpenApiDocument, Parameter } from "./types";

/** The parts of a Postman Collection 2.1 that this one uses (schema.postman.com); Bruno and Insomnia import it too. */
interface PostmanItem {
  name: string;
  request: {
    method: string;
    description: string;
    auth?: { type: "noauth" };
    header: { key: string; value: string }[];
    url: {
      raw: string;
      host: string[];
      path: string[];
      query: { key: string; value: string }[];
      variable: { key: string; value: string }[];
    };
    body?: { mode: "raw"; raw: string; options: { raw: { language: "json" } } };
  };
}

export interface PostmanCollection {
  info: { name: string; description: string; schema: string };
  auth: { type: "bearer"; bearer: { key: string; value: string; type: string }[] };
  variable: { key: string; value: string }[];
  item: { name: string; description: string; item: PostmanItem[] }[];
}

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** Every operation of the document with its examples, in folders by tag; the address and the key are variables. */
export function postmanCollection(document: OpenApiDocument): PostmanCollection {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    methodsOf(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const folders = document.tags.map(({ name, description }) => ({
    name,
    description,
    item: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => itemOf(path, method, operation)),
  }));
  return {
    info: { name: document.info.title, description: document.info.description, schema: SCHEMA },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{key}}", type: "string" }] },
    variable: [
      { key: "address", value: document.servers[0]?.url ?? "" },
      { key: "key", value: "" },
    ],
    item: folders.filter(({ item }) => item.length > 0),
  };
}

function methodsOf(methods: OpenApiDocument["paths"][string]): [Method, DocumentedOperation][] {
  const order: readonly Method[] = ["get", "post", "patch", "delete"];
  return order.flatMap((method): [Method, DocumentedOperation][] => {
    const operation = methods[method];
    return operation ? [[method, operation]] : [];
  });
}

function itemOf(path: string, method: Method, operation: DocumentedOperation): PostmanItem {
  const own = operation.parameters.flatMap((one) => ("name" in one ? [one] : []));
  const takesKey = operation.parameters.some((one) => "$ref" in one && one.$ref.endsWith("/IdempotencyKey"));
  const example = operation.requestBody?.content["application/json"].examples.request;
  const body = example && "value" in example ? JSON.stringify(example.value, null, 2) : null;
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: operation.description,
      ...(operation.security.length === 0 && { auth: { type: "noauth" } }),
      header: [
        { key: "Accept-Language", value: "en" },
        // Postman's own variable: another one at every sending.
        ...(takesKey ? [{ key: "Idempotency-Key", value: "{{$guid}}" }] : []),
        ...(body === null ? [] : [{ key: "Content-Type", value: "application/json" }]),
      ],
      url: urlOf(path, own),
      ...(body !== null && { body: { mode: "raw", raw: body, options: { raw: { language: "json" } } } }),
    },
  };
}

function urlOf(path: string, parameters: readonly Parameter[]): PostmanItem["request"]["url"] {
  const parts = path
    .slice(1)
    .split("/")
    .map((part) => part.replace(/^\{(\w+)\}$/, ":$1"));
  const query = parameters.flatMap(({ in: place, name, example }) =>
    place === "query" && example !== undefined ? pairsOf(name, example) : [],
  );
  const search = query.map(({ key, value }) => `${key}=${value}`).join("&");
  return {
    raw: `{{address}}/${parts.join("/")}${search === "" ? "" : `?${search}`}`,
    host: ["{{address}}"],
    path: parts,
    query,
    variable: parameters.filter(({ in: place }) => place === "path").map(({ name, example }) => ({ key: name, value: String(example) })),
  };
}

/** `airlines[0]` for each item of a list. */
function pairsOf(name: string, value: unknown): { key: string; value: string }[] {
  if (!Array.isArray(value)) return [{ key: name, value: String(value) }];
  return value.map((item: unknown, index) => ({ key: `${name}[${index}]`, value: String(item) }));
}
