import { fileOf, type MailMessage } from "@/lib/services/ground/mail/mail-message";
import { headLine } from "../letter/head-line";
import type { Letter } from "../letter/letter";
import { writeHtml } from "../letter/write-html";
import { writeText } from "../letter/write-text";

interface Dress {
  /** Address for answers; empty where the agency gives none. */
  replyTo: string;
  /** PNG, or null: then the agency's name stands in its place. */
  logo: Uint8Array | null;
  files: MailMessage["attachments"];
}

const LOGO_CID = "logo";

/** A letter as a mail of its agency: as text and as a page, with the agency's logo and the files beside it. */
export function dressLetter(letter: Letter, { replyTo, logo, files }: Dress): MailMessage {
  const picture = logo && { ...fileOf("logo.png", "image/png", logo), cid: LOGO_CID };
  return {
    fromName: headLine(letter.agency.name),
    replyTo,
    subject: headLine(letter.subject),
    text: writeText(letter),
    html: writeHtml(letter, { logoCid: picture && LOGO_CID }),
    attachments: [...files, ...(picture ? [picture] : [])],
  };
}
