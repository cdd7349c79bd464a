/** `{ directions: [{ date }], adults: 1 }` as `directions[0][date]=…&adults=1`. */
export function writeQuery(query) {
  const written = new URLSearchParams();
  const write = (name, value) => {
    if (value === undefined || value === null) return;
    if (typeof value !== "object") written.append(name, String(value));
    else for (const [key, part] of Object.entries(value)) write(name === "" ? key : `${name}[${key}]`, part);
  };
  write("", query);
  return written.toString();
}
