import type { ScheduleMessageOutcome, ScheduleMessagesAnswer } from "@/lib/contracts/schedule-messages";
import type { Locale } from "@/lib/domain/localized";
import type { CarrierChange, DateChange } from "@/lib/domain/schedule/change-report";
import { type BadLine, badLineText } from "@/lib/formats/imports/bad-line";
import { applyMessages, type MessageOutcome } from "./apply-messages";
import { referenceText } from "./parts/reference-text";

interface Options {
  text: string;
  dryRun: boolean;
  actor: string;
  locale: Locale;
  now: Date;
}

/** Applies messages that the back office sends, and tells what became of each. */
export async function sendMessages({ text, dryRun, actor, locale, now }: Options): Promise<ScheduleMessagesAnswer> {
  const { messages, problems } = await applyMessages({ text, source: "", actor, now, dryRun });
  return {
    dry_run: dryRun,
    messages: messages.map((message) => toOutcome(message, dryRun, locale)),
    mistakes: problems.map((bad) => toMistake(bad, locale)),
  };
}

function toOutcome(
  { kind, line, reference, actions, result, problems }: MessageOutcome,
  dryRun: boolean,
  locale: Locale,
): ScheduleMessageOutcome {
  const applied = result.state === "applied" ? result : null;
  return {
    ...{ kind, line, actions, result: result.state },
    reference: reference && referenceText(reference),
    mistakes: problems.map((bad) => toMistake(bad, locale)),
    import: applied && !dryRun ? applied.importId : null,
    changes: applied && changesOf(applied.change.carriers),
    sold_flights: (applied?.change.soldFlights ?? []).map(({ carrier, flightNumber, suffix, seats }) => ({
      flight: `${carrier}${flightNumber}${suffix}`,
      seats,
    })),
    ignored_elements: applied?.ignoredElements ?? [],
  };
}

function changesOf(carriers: readonly CarrierChange[]): ScheduleMessageOutcome["changes"] {
  const sum = (kind: DateChange) => ({
    dates: carriers.reduce((total, each) => total + each[kind].dates, 0),
    seats: carriers.reduce((total, each) => total + each[kind].seats, 0),
  });
  return {
    ...{ added: sum("added"), cancelled: sum("cancelled"), retimed: sum("retimed") },
    ...{ rerouted: sum("rerouted"), reequipped: sum("reequipped"), amended: sum("amended") },
  };
}

function toMistake(bad: BadLine, locale: Locale) {
  return { line: bad.line, problem: bad.problem, text: badLineText(bad, locale) };
}
