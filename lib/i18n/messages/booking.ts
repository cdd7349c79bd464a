import { form } from "./booking/form";
import { givingBack } from "./booking/giving-back";
import { house } from "./booking/house";
import { page } from "./booking/page";

export const booking = { ...form, ...page, ...givingBack, ...house };
