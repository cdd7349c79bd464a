"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type Control, Controller, useController, useForm } from "react-hook-form";
import { z } from "zod";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { Banner } from "@/components/ui/states/banner";
import { type CreateKeyRequest, isNetwork, MAX_NETWORKS } from "@/lib/contracts/portal/keys";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { MODES, type Mode } from "@/lib/domain/mode";
import { remarkOf, useFormRefusal } from "../parts/form-refusal";
import { ModeSwitch } from "../parts/mode";

const FIELDS = ["name", "scopes", "networks"] as const;

interface KeyFormProps {
  id: string;
  mode: Mode;
  /** The server's refusal of what was sent last. */
  error: unknown;
  onSubmit: (asked: CreateKeyRequest) => void;
}

export function KeyForm({ id, mode, error, onSubmit }: KeyFormProps) {
  const t = useTranslations("settings.keys");
  const { control, handleSubmit, setError, getFieldState, watch } = useForm<KeyFormValues>({
    resolver: zodResolver(keyFormSchema),
    defaultValues: { name: "", mode, scopes: [...PRESETS.sell], expiry: "never", networks: "" },
  });
  const refusal = useFormRefusal(error, FIELDS, { setError, getFieldState });
  return (
    <form id={id} onSubmit={handleSubmit((values) => onSubmit(asRequest(values)))} noValidate className="space-y-4">
      {refusal ? <Banner tone="bad" isAlert title={refusal} /> : null}
      <NameField control={control} />
      <div>
        <Controller control={control} name="mode" render={({ field }) => <ModeSwitch mode={field.value} onChange={field.onChange} />} />
        <p className="mt-1 text-ink-soft text-xs">{t(`modeText.${watch("mode")}`)}</p>
      </div>
      <ScopesField control={control} />
      <ExpiryField control={control} />
      <NetworksField control={control} />
    </form>
  );
}

function NameField({ control }: { control: Control<KeyFormValues> }) {
  const t = useTranslations("settings.keys.form");
  return (
    <Controller
      control={control}
      name="name"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t("name")}
          description={t("nameHint")}
          autoComplete="off"
          isRequired
          error={remarkOf(fieldState.error, { nameMissing: t("nameMissing"), nameLong: t("nameLong") })}
        />
      )}
    />
  );
}

/** A preset sets the boxes; the boxes show exactly what the key may do. */
function ScopesField({ control }: { control: Control<KeyFormValues> }) {
  const t = useTranslations("settings.keys");
  const tForm = useTranslations("settings.keys.form");
  const { field, fieldState } = useController({ control, name: "scopes" });
  const preset = presetOf(field.value);
  const presets = PRESET_NAMES.map((name) => ({ id: name, label: tForm(`presets.${name}`) }));
  const options = ALL_SCOPES.map((scope) => ({ id: scope, label: t(`scopes.${scope}.name`), text: t(`scopes.${scope}.text`) }));
  return (
    <>
      <div>
        <RadioGroup label={tForm("preset")} options={presets} value={preset} onChange={(name) => field.onChange([...PRESETS[name]])} />
        {preset ? <p className="mt-1 text-ink-soft text-xs first-letter:uppercase">{tForm(`presetText.${preset}`)}</p> : null}
      </div>
      <CheckboxGroup
        label={tForm("scopes")}
        options={options}
        values={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        firstRef={field.ref}
        error={remarkOf(fieldState.error, { scopesMissing: tForm("scopesMissing") })}
      />
    </>
  );
}

function ExpiryField({ control }: { control: Control<KeyFormValues> }) {
  const t = useTranslations("settings.keys.form");
  const { field } = useController({ control, name: "expiry" });
  const options = EXPIRY_NAMES.map((name) => ({ id: name, label: t(`expiries.${name}`) }));
  return <RadioGroup label={t("expiry")} options={options} value={field.value} onChange={field.onChange} />;
}

function NetworksField({ control }: { control: Control<KeyFormValues> }) {
  const t = useTranslations("settings.keys.form");
  return (
    <Controller
      control={control}
      name="networks"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextArea
          {...field}
          inputRef={ref}
          label={t("networks")}
          description={t("networksHint")}
          isCode
          spellCheck="false"
          error={remarkOf(fieldState.error, { networksWrong: t("networksWrong") })}
        />
      )}
    />
  );
}

/** Days; null without end. */
const EXPIRIES = { never: null, month: 30, quarter: 90, year: 365 } as const;
const EXPIRY_NAMES = ["never", "month", "quarter", "year"] as const satisfies readonly (keyof typeof EXPIRIES)[];

function linesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((line) => line !== "");
}

function asRequest({ expiry, networks, ...asked }: KeyFormValues): CreateKeyRequest {
  return { ...asked, expires_in_days: EXPIRIES[expiry], networks: linesOf(networks) };
}

const NAME_LENGTH = 60;

/** The form of a new key. Messages are keys of the texts under `settings.keys.form`. */
const keyFormSchema = z.object({
  name: z.string().trim().min(1, "nameMissing").max(NAME_LENGTH, "nameLong"),
  mode: z.enum(MODES),
  scopes: z.array(z.enum(ALL_SCOPES)).min(1, "scopesMissing"),
  expiry: z.enum(EXPIRY_NAMES),
  networks: z.string().refine((text) => linesOf(text).every(isNetwork) && linesOf(text).length <= MAX_NETWORKS, "networksWrong"),
});
type KeyFormValues = z.infer<typeof keyFormSchema>;

/** Sets of permissions for the usual programs. */
const PRESETS = {
  search: ["search"],
  sell: ["search", "book", "pay", "read"],
  everything: ALL_SCOPES,
} as const satisfies Record<string, readonly Scope[]>;
type Preset = keyof typeof PRESETS;
const PRESET_NAMES = ["search", "sell", "everything"] as const satisfies readonly Preset[];

/** The preset that is exactly these permissions, or null. */
function presetOf(scopes: readonly Scope[]): Preset | null {
  const isSame = (name: Preset) => PRESETS[name].length === scopes.length && PRESETS[name].every((scope) => scopes.includes(scope));
  return PRESET_NAMES.find(isSame) ?? null;
}
