/** Milliseconds since 1970-01-01T00:00Z of the interface's `YYYY-MM-DD HH:MM:SS`, UTC. */
export function instantOf(utcText: string): number {
  return Date.parse(`${utcText.replace(" ", "T")}Z`);
}

export interface TimeLeft {
  /** Nothing is left. */
  over: boolean;
  /** Under ten minutes: worth a colour. */
  urgent: boolean;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const URGENT_SECONDS = 600;

/** What is left until an instant, in whole seconds; zero and `over` from the instant on. */
export function timeLeft(until: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    over: total === 0,
    urgent: total < URGENT_SECONDS,
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}

type CountdownText =
  | { form: "days"; days: number; hours: number }
  | { form: "hours"; hours: number; minutes: number }
  | { form: "clock"; clock: string };

/** The two largest useful units: days and hours, hours and minutes, and in the last hour a running clock. */
export function countdownText(left: TimeLeft): CountdownText {
  if (left.days > 0) return { form: "days", days: left.days, hours: left.hours };
  if (left.hours > 0) return { form: "hours", hours: left.hours, minutes: left.minutes };
  return { form: "clock", clock: `${pad(left.minutes)}:${pad(left.seconds)}` };
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
