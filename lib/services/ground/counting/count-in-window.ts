import { requestCounts } from "./request-counts";

interface Counted {
  key: string;
  /** Length of the window, seconds: windows begin at multiples of it, UTC. */
  windowSeconds: number;
  now: Date;
}

/** Counts one in the window of this moment. @returns how many there are with it, and the seconds until the next window */
export async function countInWindow({ key, windowSeconds, now }: Counted): Promise<{ count: number; secondsLeft: number }> {
  const seconds = Math.floor(now.getTime() / 1000);
  // Counts are deleted once their second is past: this one is the window's last.
  const end = (Math.floor(seconds / windowSeconds) + 1) * windowSeconds;
  return { count: await requestCounts.count(key, end, 1), secondsLeft: end - seconds };
}
