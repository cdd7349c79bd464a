import { tashkentText } from "@/lib/domain/tashkent";

/** `24.11.2026 14:05` by the clock of Tashkent, as all three languages read it. */
export function tashkentTime(moment: Date | string): string {
  const text = tashkentText(new Date(moment));
  return `${text.slice(8, 10)}.${text.slice(5, 7)}.${text.slice(0, 4)} ${text.slice(11, 16)}`;
}
