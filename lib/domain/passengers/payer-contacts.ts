import { readEmail, readPhone } from "./contacts";
import { type Problem, refuseProblems, reportTo } from "./problem";

/** What is absent is null. */
export interface PayerContacts {
  email: string | null;
  tel: string | null;
}

interface ContactsDraft {
  payer_email?: string | undefined;
  payer_tel?: string | undefined;
}

/** The payer's new contacts, as a booking request has them. @throws AppError bad_format */
export function readPayerContacts({ payer_email, payer_tel }: ContactsDraft): PayerContacts {
  const problems: Problem[] = [];
  const report = reportTo(problems);
  const email = payer_email === undefined ? null : readEmail(payer_email, "payer_email", report);
  const tel = payer_tel === undefined ? null : readPhone(payer_tel, "payer_tel", "bad_format", report);
  refuseProblems(problems);
  return { email, tel };
}
