/** What callers send is mostly the same few texts. */
const MAX_KEPT = 1000;

/**
 * The same function, which remembers what it has made of the texts that came last.
 * @param longest text that is remembered, characters: a longer one is nobody's usual text, and would only fill the memory
 */
export function remember<Result extends object | string | null>(work: (text: string) => Result, longest = 200): (text: string) => Result {
  let known = new Map<string, Result>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const result = work(text);
    if (text.length > longest) return result;
    if (known.size >= MAX_KEPT) known = new Map();
    known.set(text, result);
    return result;
  };
}
