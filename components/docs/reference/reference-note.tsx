import { docsLocale, docsText } from "../language";

/** Says that the descriptions are English, where the page around them is not. */
export function ReferenceNote() {
  if (docsLocale() === "en") return null;
  return (
    <p role="note" className="text-ink-faint text-sm">
      {docsText()("referenceInEnglish")}
    </p>
  );
}
