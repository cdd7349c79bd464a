import { flightKeys } from "@/lib/domain/booking/journey-keys";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { AppError } from "@/lib/domain/errors";
import { emptiedTickets, replaceDirections } from "@/lib/domain/schedule-change/replace-directions";
import { alternativesOf } from "@/lib/services/booking/flights/alternatives-of";
import { parseCurrent, parseSeatless } from "@/lib/services/booking/flights/followed-booking";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import { SEATS_GONE, type WrittenChange } from "@/lib/services/booking/writer/write-change";
import { sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import { appliedTo } from "./parts/applied-to";
import { exchangedSeats } from "./parts/exchanged-seats";
import { type ChangeAnswer, type FoundChange, findChange } from "./parts/find-change";
import { settledChange } from "./parts/settled-change";

type ChosenAnswer = ChangeAnswer & { alternative: string };

/**
 * Takes other flights in place of the changed ones, without charge: takes their seats and gives the others back in one statement.
 * @param answer.alternative id of one of the alternatives that are offered now
 * @throws AppError booking_not_found; schedule_change_not_found; schedule_change_settled; schedule_alternative_gone; carrier_unconfirmed
 */
export async function chooseAlternative(answer: ChosenAnswer): Promise<void> {
  try {
    await changeBooking<FoundChange, void>(
      answer,
      () => findChange(answer),
      async (found) => (isChosen(found, answer) ? { done: undefined } : { change: await chosen(found, answer), result: undefined }),
    );
  } catch (error) {
    throw sqlState(error) === SEATS_GONE ? new AppError("schedule_alternative_gone") : error;
  }
}

function isChosen({ change }: FoundChange, { alternative }: ChosenAnswer): boolean {
  return change.state === "chosen" && change.alternative === alternative;
}

async function chosen(found: FoundChange, answer: ChosenAnswer): Promise<WrittenChange> {
  const { booking, change, supplier } = found;
  const { now } = answer;
  if (change.state !== "open" || change.current === null) throw new AppError("schedule_change_settled");
  const { snapshot, passengers, seats: held, firstDepartureAt } = booking;
  const offered = await alternativesOf({ snapshot, passengers, seats: held, change, supplier, wanted: answer.alternative, now });
  const alternative = offered.found.find(({ id }) => id === answer.alternative);
  if (!alternative) throw new AppError("schedule_alternative_gone");
  const current = parseCurrent(change.current);
  const seated = { ...snapshot, directions: current.directions };
  const replaced = replaceDirections(seated, alternative.directions);
  const beginning = { empty: emptyDirections(passengers, replaced.directions), hasBegun: firstDepartureAt <= now };
  const applied = appliedTo(replaced, replaced.directions, supplier.ownSchedule, beginning);
  const { take, give, seats } = exchangedSeats({ current, seatless: parseSeatless(change.current), held: parseSeats(held) }, alternative);
  const settled = settledChange(found, { action: "choose", applied, alternative: alternative.id, now });
  return {
    ...settled,
    row: { ...settled.row, seats },
    schedule: alternative.schedule,
    emptied: emptiedTickets(seated, alternative.directions),
    claims: { flightKeys: flightKeys(replaced.directions) },
    give,
    take,
  };
}
