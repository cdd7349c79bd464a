import { useTranslations } from "next-intl";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";

interface EmailFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** What the server says of it. */
  remark?: string | undefined;
}

/** The address that somebody signs in with. */
export function EmailField<Values extends FieldValues>({ control, name, remark }: EmailFieldProps<Values>) {
  const t = useTranslations("auth");
  const rules = { pattern: /^\s*\S+@\S+\s*$/, required: true };
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name, rules });
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={t("email")}
      type="email"
      inputMode="email"
      autoComplete="username"
      error={fieldState.error ? t("errors.email") : remark}
    />
  );
}
