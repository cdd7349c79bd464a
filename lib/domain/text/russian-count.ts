/** `21 пассажир`, `3 пассажира`, `11 пассажиров`: a Russian number with the form of its noun. */
export function russianCount(count: number, one: string, few: string, many: string): string {
  const [last, lastTwo] = [count % 10, count % 100];
  if (last === 1 && lastTwo !== 11) return `${count} ${one}`;
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? `${count} ${few}` : `${count} ${many}`;
}
