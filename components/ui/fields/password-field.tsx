"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "../press/icon-button";
import { TextField, type TextFieldProps } from "./text-field";

/** A password, hidden unless whoever types it wants to see it. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end">) {
  const t = useTranslations("common.ui");
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <IconButton label={t(isShown ? "hidePassword" : "showPassword")} onPress={() => setShown(!isShown)}>
      <Icon className="size-4.5" aria-hidden="true" />
    </IconButton>
  );
  return <TextField {...props} isVerbatim type={isShown ? "text" : "password"} end={toggle} />;
}
