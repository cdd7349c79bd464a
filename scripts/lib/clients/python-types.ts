import type { Schema } from "@/lib/contracts/openapi/types";

const REFERENCE = "#/components/schemas/";
/** Words that a Python class cannot have as a field. */
const KEYWORDS = new Set(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split(
    " ",
  ),
);

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

/** Writes JSON Schemas as Python types: an object is a TypedDict of its own, named after where it stands. */
export class PythonTypes {
  private readonly classes = new Map<string, string>();

  /** @param components by name: those with fields are classes of that name */
  constructor(private readonly components: Readonly<Record<string, Schema>>) {
    for (const [name, schema] of Object.entries(components)) if (isClass(schema)) this.declare(name, schema);
  }

  /** All classes, in a file that imports what they need. */
  file(note: string): string {
    const body = [...this.classes.values()].join("\n\n");
    return `${note}from __future__ import annotations\n\nfrom typing import Any, Dict, List, Literal, TypedDict, Union\n\n\n${body}`;
  }

  /** Whether there is a class of that name. */
  has(name: string): boolean {
    return this.classes.has(name);
  }

  /** @param name of the class, should the schema be an object */
  typeOf(schema: Schema, name: string): string {
    if (schema.$ref) return this.referred(schema.$ref.slice(REFERENCE.length));
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum) return literals(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return union(choices.map((each, index) => (isSchema(each) ? this.typeOf(each, `${name}${index + 1}`) : "Any")));
    if (schema.allOf?.length === 1 && isSchema(schema.allOf[0])) return this.typeOf(schema.allOf[0], name);
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => this.typeOf({ ...schema, type }, name)));
    return this.plain(schema, name);
  }

  private referred(name: string): string {
    const schema = this.components[name];
    if (!schema) throw new Error(`there is no component ${name}`);
    return isClass(schema) ? name : this.typeOf(schema, name);
  }

  private plain(schema: Schema, name: string): string {
    switch (schema.type) {
      case "string":
        return "str";
      case "integer":
        return "int";
      case "number":
        return "float";
      case "boolean":
        return "bool";
      case "null":
        return "None";
      case "array":
        return `List[${isSchema(schema.items) ? this.typeOf(schema.items, `${name}Item`) : "Any"}]`;
      case "object":
        return this.object(schema, name);
      default:
        return "Any";
    }
  }

  private object(schema: Schema, name: string): string {
    if (schema.properties) {
      this.declare(name, schema);
      return name;
    }
    return `Dict[str, ${isSchema(schema.additionalProperties) ? this.typeOf(schema.additionalProperties, `${name}Value`) : "Any"}]`;
  }

  private declare(name: string, schema: Schema): void {
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties ?? {}).flatMap(([field, shape]) =>
      isSchema(shape)
        ? [{ field, type: this.typeOf(shape, `${name}${camel(field)}`), text: shape.description ?? "", isRequired: required.has(field) }]
        : [],
    );
    const isPlain = fields.every(({ field }) => /^[A-Za-z_]\w*$/.test(field) && !KEYWORDS.has(field));
    this.classes.set(name, isPlain ? classOf(name, schema, fields) : callOf(name, fields));
  }
}

function isClass({ type, properties }: Schema): boolean {
  return type === "object" && properties !== undefined;
}

interface Field {
  field: string;
  type: string;
  text: string;
  isRequired: boolean;
}

/** Fields that may be missing stand in a class of their own: NotRequired is younger than Python 3.9. */
function classOf(name: string, { description }: Schema, fields: readonly Field[]): string {
  const needed = fields.filter(({ isRequired }) => isRequired);
  const others = fields.filter(({ isRequired }) => !isRequired);
  const text = description ? [`    """${docText(description)}"""`, ""] : [];
  if (others.length === 0) return block(`class ${name}(TypedDict):`, text, needed);
  if (needed.length === 0) return block(`class ${name}(TypedDict, total=False):`, text, others);
  const base = `_${name}Needed`;
  return `${block(`class ${base}(TypedDict):`, [], needed)}\n\n${block(`class ${name}(${base}, total=False):`, text, others)}`;
}

function block(head: string, text: readonly string[], fields: readonly Field[]): string {
  const lines = fields.flatMap(({ field, type, text: said }) => [...comment(said), `    ${field}: ${type}`]);
  return `${[head, ...text, ...(lines.length > 0 ? lines : ["    pass"])].join("\n")}\n`;
}

function comment(text: string): string[] {
  return text === "" ? [] : [`    # ${oneLine(text)}`];
}

/** Names that are none in Python are written as keys; whether such a field may be missing is all or nothing. */
function callOf(name: string, fields: readonly Field[]): string {
  const lines = fields.map(({ field, type }) => `        ${quoted(field)}: ${quoted(type)},`);
  const total = fields.every(({ isRequired }) => isRequired) ? "" : "    total=False,\n";
  return `${name} = TypedDict(\n    ${quoted(name)},\n    {\n${lines.join("\n")}\n    },\n${total})\n`;
}

function union(types: readonly string[]): string {
  const each = [...new Set(types)];
  return each.length === 1 ? (each[0] ?? "Any") : `Union[${each.join(", ")}]`;
}

function literals(values: readonly unknown[]): string {
  const named = values.filter((value) => value !== null).map(literal);
  return values.includes(null) ? union([`Literal[${named.join(", ")}]`, "None"]) : `Literal[${named.join(", ")}]`;
}

function literal(value: unknown): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

/** `departure_airport` as `DepartureAirport`. */
function camel(field: string): string {
  return field
    .split(/\W|_/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

function docText(text: string): string {
  return oneLine(text).replaceAll("\\", "\\\\").replaceAll('"""', "'''");
}
