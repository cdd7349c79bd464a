"use client";

import { TextField } from "@/components/ui/fields/text-field";
import { useTyped } from "@/lib/client/use-typed";
import { PARTNER_CODE } from "@/lib/domain/partner-code";

interface AgencyCodeFieldProps {
  label: string;
  /** The code that the list is narrowed to, empty for all agencies. */
  code: string;
  /** Gets each code that is whole, and an empty one. */
  onChange: (code: string) => void;
}

/** Narrows a list to one agency by its code. */
export function AgencyCodeField({ label, code, onChange }: AgencyCodeFieldProps) {
  const [typed, setTyped] = useTyped(code, readCode, onChange);
  return (
    <TextField
      label={label}
      value={typed}
      onChange={setTyped}
      maxLength={12}
      autoComplete="off"
      spellCheck="false"
      inputClassName="num uppercase"
      className="w-40"
    />
  );
}

function readCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return code === "" || PARTNER_CODE.test(code) ? code : null;
}
