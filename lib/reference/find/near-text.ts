/**
 * By how many typing errors a text differs from the beginning of another: letters left out, added, mistaken, or two neighbours swapped
 * (optimal string alignment).
 * @returns a number above `most` where there are more
 */
export function errorsFromStart(typed: string, whole: string, most: number): number {
  if (typed.length > whole.length + most) return most + 1;
  const width = Math.min(whole.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let column = 1; column <= width; column++) {
      const [mine, theirs] = [typed[row - 1], whole[column - 1]];
      const replaced = (last[column - 1] ?? 0) + (mine === theirs ? 0 : 1);
      const cheapest = Math.min(replaced, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1);
      const isSwapped = row > 1 && column > 1 && mine === whole[column - 2] && typed[row - 2] === theirs;
      now.push(isSwapped ? Math.min(cheapest, (before[column - 2] ?? 0) + 1) : cheapest);
    }
    [before, last] = [last, now];
    if (Math.min(...before, ...last) > most) return most + 1;
  }
  return Math.min(...last);
}
