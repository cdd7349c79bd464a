import { textOf } from "@/lib/formats/ssm/data-elements";
import type { DataElement, IgnoredText, MessageEquipment } from "@/lib/formats/ssm/message";

/** Parts of a message of which the schedule keeps nothing, each once however many legs it is about. */
export class IgnoredParts {
  private readonly found = new Map<string, IgnoredText>();

  element(element: DataElement): void {
    this.add({ line: element.line, kind: "element", text: textOf(element) });
  }

  /** A configuration that says nothing of seats, where those of before stay. */
  configuration({ line, configuration }: MessageEquipment): void {
    this.add({ line, kind: "configuration", text: configuration });
  }

  texts(): IgnoredText[] {
    return [...this.found.values()];
  }

  private add(ignored: IgnoredText): void {
    this.found.set(`${ignored.line} ${ignored.kind} ${ignored.text}`, ignored);
  }
}
