import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { REFERENCE_ERRORS } from "../../examples/reference";
import { keepIt, type Operation, REFERENCE } from "../../operation";
import { errorEntry } from "../../reference";

export const listErrors = {
  name: "list_errors",
  ...REFERENCE,
  path: "/reference/errors",
  data: z.array(errorEntry),
  summary: t("List the errors", "Список ошибок", "Xatolar roʻyxati"),
  description: keepIt(
    "Values of `error_code`, with what a program does about each and which calls may answer it.",
    "Значения `error_code`: что программе делать с каждым из них и какие вызовы могут им ответить.",
    "`error_code` qiymatlari: dastur har biri bilan nima qilishi va qaysi chaqiruvlar shunday javob berishi mumkinligi.",
  ),
  example: { data: REFERENCE_ERRORS },
} as const satisfies Operation;
