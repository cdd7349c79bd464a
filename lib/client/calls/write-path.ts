export type Parameters = Record<string, string | number | undefined>;

/** @returns the path with its parameters; empty ones are left out */
export function withQuery(path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== "") query.append(name, String(value));
  }
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** What stands for a thing in a path. */
export const id = encodeURIComponent;
