import fc from "fast-check";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { readCalendar } from "@/tests/support/offers/read-calendar";
import { type CalendarEvent, writeCalendar } from "./write-calendar";

const EVENT: CalendarEvent = {
  ...{ uid: "AB12CD34-1-1@parvoz.example", sequence: 3, status: "CONFIRMED", summary: "HY 271 Toshkent → Istanbul" },
  ...{ starts: new Date("2026-12-05T18:40:00Z"), ends: new Date("2026-12-06T00:05:00Z"), changed: new Date("2026-11-24T10:00:00Z") },
  ...{ location: "Tashkent; terminal 2, Uzbekistan", description: "Line one\nline two \\ three" },
  alarms: [{ hoursBefore: 24, text: "HY 271, tomorrow" }],
};

it("says when, where and what in the words of the standard", () => {
  const text = writeCalendar({ name: "Trip", events: [EVENT] });
  expect(text.split("\r\n")).toEqual([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Parvoz//Trips//EN", "CALSCALE:GREGORIAN", "X-WR-CALNAME:Trip"],
    ...["BEGIN:VEVENT", "UID:AB12CD34-1-1@parvoz.example", "SEQUENCE:3", "STATUS:CONFIRMED", "DTSTAMP:20261124T100000Z"],
    ...["LAST-MODIFIED:20261124T100000Z", "DTSTART:20261205T184000Z", "DTEND:20261206T000500Z", "SUMMARY:HY 271 Toshkent → Istanbul"],
    ...["LOCATION:Tashkent\\; terminal 2\\, Uzbekistan", "DESCRIPTION:Line one\\nline two \\\\ three", "TRANSP:OPAQUE"],
    ...["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT24H", "DESCRIPTION:HY 271\\, tomorrow", "END:VALARM"],
    ...["END:VEVENT", "END:VCALENDAR", ""],
  ]);
});

it("keeps any text whole, in lines of at most 75 octets, and lets none add a line of its own", () => {
  const text = fc.string({ unit: "binary", maxLength: 200 });
  fc.assert(
    fc.property(text, text, text, (summary, location, description) => {
      const written = writeCalendar({
        name: summary,
        events: [{ ...EVENT, summary, location, description, alarms: [{ hoursBefore: 3, text: summary }] }],
      });
      for (const line of written.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const { events } = readCalendar(written);
      expect(events.map(({ names }) => names.length)).toEqual([11]);
      const plain = (given: string) =>
        given
          .replaceAll("\r\n", "\n")
          .replaceAll(/[\r\u2028\u2029]/g, "\n")
          .replaceAll(/(?!\n)\p{Cc}/gu, (sign) => (sign > "\u007f" ? sign : " "));
      expect(events[0]?.get("SUMMARY")).toBe(plain(summary));
      expect(events[0]?.get("DESCRIPTION")).toBe(plain(description));
      expect(events[0]?.alarms).toEqual([{ trigger: "-PT3H", text: plain(summary) }]);
    }),
  );
});

it("is read by another program as it is meant, and is no scheduling message without an organizer", () => {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar({ name: "Trip", events: [EVENT, { ...EVENT, uid: "second" }] })));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component, { strictExceptions: true }));
  expect(events.map(({ uid }) => uid)).toEqual([EVENT.uid, "second"]);
  const [first] = events;
  expect([first?.startDate.toJSDate(), first?.endDate.toJSDate()]).toEqual([EVENT.starts, EVENT.ends]);
  expect([first?.summary, first?.location, first?.description]).toEqual([EVENT.summary, EVENT.location, EVENT.description]);
  expect([calendar.getFirstPropertyValue("version"), calendar.getFirstPropertyValue("prodid")]).not.toContain(null);
  expect(calendar.getFirstPropertyValue("method")).toBeNull();
});

it("leaves the day free of what is cancelled", () => {
  expect(writeCalendar({ name: "Trip", events: [{ ...EVENT, status: "CANCELLED" }] })).toContain("TRANSP:TRANSPARENT");
});
