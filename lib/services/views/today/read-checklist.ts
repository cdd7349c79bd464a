import { z } from "zod";
import { type OfficeChecklist, SETUP_STEP_NAMES } from "@/lib/contracts/operator/office-checklist";
import { runStatement } from "@/lib/db";
import { env } from "@/lib/env";

/** Each looks for the first row alone. Agencies of test mode, and the house, are none. */
const DONE = {
  name: "office_checklist",
  text: `
    select exists (select from ticket_stock where closed_at is null) as stock,
           exists (select from passenger_list_way where confirmed_at is not null) as passenger_lists,
           exists (select from schedule_leg) as flights,
           exists (select from fare) as fares,
           exists (select from partner where test_of is null and not is_house) as agency,
           exists (select from ledger_transaction t where t.kind = 'deposit') as deposit,
           exists (select from ticket) as ticket`,
};

const doneRows = z
  .array(
    z.object({
      ...{ stock: z.boolean(), passenger_lists: z.boolean(), flights: z.boolean(), fares: z.boolean() },
      ...{ agency: z.boolean(), deposit: z.boolean(), ticket: z.boolean() },
    }),
  )
  .length(1);

/** Which steps to the first ticket are done. */
export async function readChecklist(): Promise<OfficeChecklist> {
  const [row] = doneRows.parse(await runStatement(DONE, []));
  const { SMTP_HOST: server, DEMO: demo } = env();
  const done = { ...row, mail: server !== "" || demo === "1" };
  return { steps: SETUP_STEP_NAMES.map((step) => ({ step, is_done: done[step] ?? false })) };
}
