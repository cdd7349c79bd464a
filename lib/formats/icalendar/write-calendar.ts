/** RFC 5545, 3.8.1.11. */
export type EventStatus = "TENTATIVE" | "CONFIRMED" | "CANCELLED";

/** What a calendar shows of one event. Texts are plain: they are escaped here. */
export interface CalendarEvent {
  /** The same for the same thing whenever it is written: an event with a known UID takes the place of the one before. */
  uid: string;
  /** Grows whenever something of the event has changed: calendars keep the highest. */
  sequence: number;
  status: EventStatus;
  starts: Date;
  ends: Date;
  /** When the thing that it tells of changed last. */
  changed: Date;
  summary: string;
  location: string;
  description: string;
  /** What the calendar says before it begins. */
  alarms: readonly CalendarAlarm[];
}

/** A reminder that is shown so long before an event begins. */
export interface CalendarAlarm {
  hoursBefore: number;
  text: string;
}

const CRLF = "\r\n";
/** RFC 5545, 3.1: octets of a line without its break. */
const LINE_OCTETS = 75;

/**
 * An iCalendar file (RFC 5545). It has no METHOD: it is no scheduling message between people, and as one each event would have to name an
 * organizer (RFC 5546, 3.2.1). All times are in UTC: a calendar shows them by its own clock.
 */
export function writeCalendar({ name, events }: { name: string; events: readonly CalendarEvent[] }): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Parvoz//Trips//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => fold(line) + CRLF).join("");
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, status, starts, ends, changed, summary, location, description, alarms } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `DTSTAMP:${utcText(changed)}`,
    `LAST-MODIFIED:${utcText(changed)}`,
    `DTSTART:${utcText(starts)}`,
    `DTEND:${utcText(ends)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    // A flight that has fallen away leaves the day free.
    `TRANSP:${status === "CANCELLED" ? "TRANSPARENT" : "OPAQUE"}`,
    ...alarms.flatMap(alarmLines),
    "END:VEVENT",
  ];
}

/** RFC 5545, 3.6.6: a reminder that is shown, before the event's start. */
function alarmLines({ hoursBefore, text }: CalendarAlarm): string[] {
  return ["BEGIN:VALARM", "ACTION:DISPLAY", `TRIGGER:-PT${hoursBefore}H`, `DESCRIPTION:${escapeText(text)}`, "END:VALARM"];
}

/** `20261205T184000Z`: RFC 5545, 3.3.5, form 2. */
function utcText(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** RFC 5545, 3.3.11. Control characters but for the line break have no place in a text. */
function escapeText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
      .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll("\n", "\\n")
  );
}

/** Breaks a long line, never inside a character: what follows begins with one space, which counts. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
