import { bookingOperation } from "@/lib/api/booking-operation";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { chooseAlternative } from "@/lib/services/aftersale/schedule-changes/choose-alternative";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: bookingOperation(OPERATIONS.choose_schedule_alternative, async ({ act, params, readBody }, booking) => {
    const { alternative } = await readBody();
    await chooseAlternative({ ...act, ...booking, changeId: params.changeId ?? "", alternative });
  }),
});
