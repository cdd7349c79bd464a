import type { TableFile } from "@/lib/contracts/portal/work-list";
import { departureName, flightNameOf } from "@/lib/domain/departures/departure-id";
import { isDemonstration } from "@/lib/env";
import type { KeptList } from "@/lib/services/documents/passenger-lists/kept-list";
import type { MailMessage } from "@/lib/services/ground/mail/mail-message";
import { INVENTED } from "@/lib/services/ground/tables/demonstration";

type Told = Pick<KeptList, "legKey" | "number" | "kind" | "passengers">;

/** The mail that a passenger list comes with, in English, as airlines write to each other. Names stand in the files alone. */
export function listMessage({ legKey, number, kind, passengers }: Told, files: readonly TableFile[]): MailMessage {
  const name = kind.toUpperCase();
  const text = [
    ...(isDemonstration() ? [`${INVENTED}.`] : []),
    `${name} of ${departureName(legKey)}: list ${number}, ${passengers} ${passengers === 1 ? "passenger" : "passengers"}.`,
    kind === "adl" ? "It tells what has changed since the last list that you have confirmed." : "It has all passengers who board there.",
    "The message is attached as text, and all passengers as a table (CSV, XLSX). Please answer once you have it.",
  ];
  return {
    ...{
      fromName: "Parvoz",
      replyTo: "",
      subject: `${isDemonstration() ? "DEMONSTRATION " : ""}${name} ${departureName(legKey)} (${number})`,
    },
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><head><title>${name} ${flightNameOf(legKey)}</title></head><body>${text.map((line) => `<p>${line}</p>`).join("")}</body></html>`,
    attachments: files.map(({ name: fileName, type, content }) => ({
      ...{ fileName, contentType: type, cid: null, base64: content },
    })),
  };
}
