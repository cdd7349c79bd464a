const LAST_HOUR = 23;
const LAST_MINUTE = 59;

/** `HH:MM` of a time as people type it, on a clock of 24 hours: `18`, `1800`, `9:30`, `18.00`. @returns null where it is none */
export function readTypedTime(text: string): string | null {
  const [, hour, minute = "00"] = /^\s*(\d{1,2})(?:[:.\s]?(\d{2}))?\s*$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > LAST_HOUR || Number(minute) > LAST_MINUTE) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}
