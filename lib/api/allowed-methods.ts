import { OPERATIONS } from "@/lib/contracts/interface/operations";

const PREFIX = "/api/v1";

/** The methods that HTTP's own clients send; whatever else comes is refused before a server looks at it. */
const USUAL = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

export function isUsualMethod(method = ""): boolean {
  return USUAL.includes(method);
}

/** Value of `Allow` for a path that has these methods: the one list, whoever asks (RFC 9110, 10.2.1). */
export function allowList(methods: readonly string[]): string {
  return USUAL.filter((name) => name === "OPTIONS" || methods.includes(name) || (name === "HEAD" && methods.includes("GET"))).join(", ");
}

/** Whether a path, without its query, is the interface's. */
export function isInterfacePath(path: string): boolean {
  return path === PREFIX || path.startsWith(`${PREFIX}/`);
}

/** The methods of a path of the interface, as `Allow` lists them; null where there is no such path. */
export function allowedAt(path: string): string | null {
  const parts = path.slice(PREFIX.length).split("/");
  const methods = Object.values(OPERATIONS).flatMap(({ path: template, method }) => (fits(template.split("/"), parts) ? [method] : []));
  return methods.length > 0 ? allowList(methods) : null;
}

function fits(template: readonly string[], parts: readonly string[]): boolean {
  return template.length === parts.length && template.every((part, at) => part.startsWith("{") || part === parts[at]);
}
