/** So many of one chat are answered within a minute: more than a person reads, and few enough that a flood keeps nobody else waiting. */
const MOST = 5;
const MINUTE_MS = 60_000;

/**
 * Counts what is answered, chat by chat and minute by minute, in this process alone.
 * @returns whether one more of a chat is answered at a time, milliseconds since 1970; it is counted by asking
 */
export function chatLimit(): (chatId: number, nowMs: number) => boolean {
  const counted = new Map<number, number>();
  let minute = 0;
  return (chatId, nowMs) => {
    const current = Math.floor(nowMs / MINUTE_MS);
    if (current !== minute) counted.clear();
    minute = current;
    const before = counted.get(chatId) ?? 0;
    counted.set(chatId, before + 1);
    return before < MOST;
  };
}
