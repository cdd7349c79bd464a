import type { PaymentMethodName } from "@/lib/domain/payments";
import { deposit } from "./deposit";
import type { PaymentMethod } from "./port";

export const paymentMethods: Readonly<Record<PaymentMethodName, PaymentMethod>> = { deposit };
