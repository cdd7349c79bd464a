import type { MessageOutcome as Outcome, ScheduleMessagesReport } from "@/lib/contracts/operator/schedule-messages";
import type { Locale } from "@/lib/domain/localized";
import { type ChangeReport, DATE_CHANGES } from "@/lib/domain/schedule/comparison/change-report";
import { type BadLine, badLineText } from "@/lib/formats/imports/bad-line";
import { applyMessages, type MessageOutcome } from "./apply-messages";
import { referenceText } from "./parts/reference-text";

interface Options {
  text: string;
  dryRun: boolean;
  actor: string;
  /** Why, for the audit log; absent where nobody was asked. */
  reason?: string | undefined;
  locale: Locale;
  now: Date;
}

/** Applies messages that the back office sends, who may have copied them from a mail with what stands around them, and tells what became of each. */
export async function sendMessages({ text, dryRun, actor, reason, locale, now }: Options): Promise<ScheduleMessagesReport> {
  const { messages, problems } = await applyMessages({ text, mayHaveProse: true, source: "", actor, reason, now, dryRun });
  return {
    messages: messages.map((message) => toOutcome(message, dryRun, locale)),
    problems: problems.map((bad) => toProblem(bad, locale)),
  };
}

function toOutcome({ kind, line, reference, actions, result, problems }: MessageOutcome, dryRun: boolean, locale: Locale): Outcome {
  const applied = result.state === "applied" ? result : null;
  return {
    ...{ kind, line, actions, state: result.state },
    reference: reference && referenceText(reference),
    import: applied && !dryRun ? applied.importId : null,
    changes: applied ? changesOf(applied.change) : [],
    ignored: applied?.ignored.map(({ line: at, text }) => ({ line: at, text })) ?? [],
    assumed_seats: applied?.change.assumedSeats ?? [],
    problems: problems.map((bad) => toProblem(bad, locale)),
  };
}

function changesOf({ carriers }: ChangeReport): Outcome["changes"] {
  return carriers.flatMap((each) =>
    DATE_CHANGES.filter((change) => each[change].dates > 0).map((change) => {
      const { dates, seats } = each[change];
      return { carrier: each.carrier, change, dates, seats };
    }),
  );
}

function toProblem(bad: BadLine, locale: Locale) {
  return { line: bad.line, problem: bad.problem, text: badLineText(bad, locale) };
}
