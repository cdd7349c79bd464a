"use client";

import { useTranslations } from "next-intl";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Badge } from "@/components/ui/states/badge";
import { MODES, type Mode } from "@/lib/domain/mode";

interface ModeSwitchProps {
  mode: Mode;
  onChange: (mode: Mode) => void;
  isLabelHidden?: boolean;
}

/** Live or test: the two never mix, so one of them is on the screen at a time. */
export function ModeSwitch({ mode, onChange, isLabelHidden = false }: ModeSwitchProps) {
  const t = useTranslations("settings");
  const options = MODES.map((id) => ({ id, label: t(`mode.${id}`) }));
  return <RadioGroup label={t("modeLabel")} isLabelHidden={isLabelHidden} options={options} value={mode} onChange={onChange} />;
}

export function ModeBadge({ mode }: { mode: Mode }) {
  const t = useTranslations("settings.mode");
  return <Badge tone={mode === "live" ? "accent" : "neutral"}>{t(mode)}</Badge>;
}
