import { useTranslations } from "next-intl";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { PasswordField } from "@/components/ui/fields/password-field";

interface NewPasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** What the server says of it. */
  remark: string | undefined;
}

/** A password that somebody chooses. */
export function NewPasswordField<Values extends FieldValues>({ control, name, remark }: NewPasswordFieldProps<Values>) {
  const t = useTranslations("auth.reset");
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name, rules: { required: true } });
  return (
    <PasswordField
      {...field}
      inputRef={ref}
      label={t("password")}
      description={t("hint")}
      autoComplete="new-password"
      error={fieldState.error ? t("missing") : remark}
    />
  );
}
