import { useLocale, useTranslations } from "next-intl";
import { formatTime, formatWeekdayDate } from "@/lib/i18n/formats";

interface ComparedStop {
  /** Name of the airport as it is shown. */
  airport: string;
  /** Local, `YYYY-MM-DD HH:MM:SS`. */
  datetime: string;
  terminal: string | null;
}

/** A flight, as far as two of them are compared. */
export interface ComparedFlight {
  /** Carrier and number: `HY 271`. */
  name: string;
  departure: ComparedStop;
  arrival: ComparedStop;
  /** Left out where nobody knows it. */
  aircraft?: string;
  /** Airports where it lands on the way. */
  stops?: readonly string[];
}

interface FlightComparisonProps {
  old: readonly ComparedFlight[];
  /** Null where they are not flown any more. */
  now: readonly ComparedFlight[] | null;
}

/** Flights as they were and as they are now, one by one in the order of travel, side by side; what differs is marked. */
export function FlightComparison({ old, now }: FlightComparisonProps) {
  const flights = Array.from({ length: Math.max(old.length, now?.length ?? 0) }, (_, index) => ({
    before: old[index] ?? null,
    after: now?.[index] ?? null,
  }));
  return (
    <div className="space-y-4">
      {flights.map(({ before, after }) => (
        <ComparedFlights key={JSON.stringify([before, after])} before={before} after={after} />
      ))}
    </div>
  );
}

function ComparedFlights({ before, after }: { before: ComparedFlight | null; after: ComparedFlight | null }) {
  const t = useTranslations("common.compare");
  const linesOf = useLines();
  const known = before ?? after;
  if (!known) return null;
  const caption = `${known.name}, ${known.departure.airport} – ${known.arrival.airport}`;
  const lines = linesOf(before, after);
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="pb-1 text-left font-medium text-ink">{caption}</caption>
      <thead className="text-ink-soft">
        <tr className="border-line border-b">
          <td className="w-[26%]" />
          <th scope="col" className="py-1 pr-2 font-normal">
            {t("before")}
          </th>
          <th scope="col" className="py-1 font-normal">
            {t("after")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.label} className="border-line border-b align-top last:border-0">
            <th scope="row" className="break-words py-1 pr-2 font-normal text-ink-soft">
              {line.label}
            </th>
            <td className="num break-words py-1 pr-2 text-ink">{line.before === line.after ? line.before : <s>{line.before || "–"}</s>}</td>
            {after ? <After {...line} /> : null}
            {!after && index === 0 ? (
              <td rowSpan={lines.length} className="py-1 font-semibold text-bad">
                {t("gone")}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Line {
  label: string;
  before: string;
  after: string;
}

function After({ before, after }: Line) {
  const t = useTranslations("common.compare");
  if (before === after) return <td className="num break-words py-1 text-ink">{after}</td>;
  return (
    <td className="num break-words py-1 font-semibold text-ink">
      <mark className="rounded bg-warm-soft px-1 text-ink">{after || "–"}</mark>
      <span className="sr-only"> ({t("changed")})</span>
    </td>
  );
}

/** Both flights in words, line by line; a line that says nothing of either is left out. */
function useLines(): (before: ComparedFlight | null, after: ComparedFlight | null) => Line[] {
  const t = useTranslations("common.compare");
  const locale = useLocale();
  const moment = ({ datetime }: ComparedStop) => `${formatTime(datetime)}, ${formatWeekdayDate(datetime, locale)}`;
  const place = ({ airport, terminal }: ComparedStop) => (terminal ? `${airport}, ${t("terminal", { name: terminal })}` : airport);
  const facts = [
    { label: t("flight"), of: (flight: ComparedFlight) => flight.name },
    { label: t("departs"), of: (flight: ComparedFlight) => moment(flight.departure) },
    { label: t("from"), of: (flight: ComparedFlight) => place(flight.departure) },
    { label: t("arrives"), of: (flight: ComparedFlight) => moment(flight.arrival) },
    { label: t("to"), of: (flight: ComparedFlight) => place(flight.arrival) },
    { label: t("via"), of: (flight: ComparedFlight) => flight.stops?.join(", ") ?? "" },
    { label: t("aircraft"), of: (flight: ComparedFlight) => flight.aircraft ?? "" },
  ];
  return (before, after) =>
    facts
      .map(({ label, of }) => ({ label, before: before ? of(before) : "", after: after ? of(after) : "" }))
      .filter((line) => line.before !== "" || line.after !== "");
}
