import type { ProblemName } from "@/lib/formats/imports/bad-line";

/** The schedule does not allow what a message says; nothing of the message is kept. */
export class Rejected extends Error {
  constructor(
    readonly problem: ProblemName,
    readonly value: string,
    readonly other = "",
  ) {
    super(problem);
    this.name = "Rejected";
  }
}
