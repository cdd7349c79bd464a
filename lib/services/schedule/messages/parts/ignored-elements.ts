import { textOf } from "@/lib/formats/ssm/data-elements";
import type { DataElement, IgnoredText } from "@/lib/formats/ssm/message";

/** Data elements of a message of which the schedule keeps nothing, each once however many legs it is about. */
export class IgnoredElements {
  private readonly found = new Map<string, DataElement>();

  add(element: DataElement): void {
    this.found.set(`${element.line} ${textOf(element)}`, element);
  }

  texts(): IgnoredText[] {
    return [...this.found.values()].map((element) => ({ line: element.line, kind: "element", text: textOf(element) }));
  }

  /** Their identifiers. */
  identifiers(): number[] {
    return [...new Set([...this.found.values()].map(({ dei }) => dei))].sort((a, b) => a - b);
  }
}
