"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import type { TriedCall, TriedField } from "./call-of";
import { KeyField } from "./key-field";
import { sendCall, type TriedAnswer } from "./send-call";
import { keyProblem, useTestKey } from "./test-key";

/** Sends a call of the reference with the reader's own test key. In the reader's language, unlike the page around it. */
export function TryIt({ call }: { call: TriedCall }) {
  const t = useTranslations("tryIt");
  return (
    <section lang={useLocale()} aria-labelledby="try-it" className="rounded-xl border border-line bg-surface p-4">
      <h2 id="try-it" className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{call.takesKey ? t("lead") : t("noKeyNeeded")}</p>
      {call.takesKey ? <CallForm call={call} /> : null}
    </section>
  );
}

type Values = Readonly<Record<string, string>>;

function startOf(fields: readonly TriedField[]): Values {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

function CallForm({ call }: { call: TriedCall }) {
  const t = useTranslations("tryIt");
  const language = useLocale();
  const [key] = useTestKey();
  const [inPath, setInPath] = useState(() => startOf(call.inPath));
  const [query, setQuery] = useState(() => startOf(call.query));
  const [body, setBody] = useState(call.body ?? "");
  const [idempotencyKey, setIdempotencyKey] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: () => sendCall(call, { key, inPath, query, body, idempotencyKey, language }),
    gcTime: 0,
  });
  const isBodyWrong = call.body !== null && !isJson(body);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (keyProblem(key) === null && !isBodyWrong) mutate();
  };
  return (
    <form onSubmit={send} noValidate className="space-y-4">
      <KeyField isAsked={isAsked} />
      <Fields title={t("path")} fields={call.inPath} values={inPath} onChange={setInPath} />
      <Fields title={t("query")} fields={call.query} values={query} onChange={setQuery} />
      {call.body === null ? null : (
        <TextArea
          label={t("body")}
          isCode
          rows={Math.min(16, body.split("\n").length + 1)}
          value={body}
          onChange={setBody}
          spellCheck="false"
          error={isBodyWrong ? t("bodyWrong") : undefined}
        />
      )}
      {call.takesIdempotencyKey ? (
        <TextField
          label={t("idempotencyKey")}
          description={t("idempotencyHint")}
          value={idempotencyKey}
          onChange={setIdempotencyKey}
          autoComplete="off"
          inputClassName="font-mono"
        />
      ) : null}
      <Button type="submit" isPending={isPending} className="w-full sm:w-auto">
        {t("send")}
      </Button>
      <div aria-live="polite">
        {isError ? <Banner tone="bad" title={t("failed")} /> : null}
        {data && !isPending ? <AnswerView answer={data} /> : null}
      </div>
    </form>
  );
}

interface FieldsProps {
  title: string;
  fields: readonly TriedField[];
  values: Values;
  onChange: (values: Values) => void;
}

function Fields({ title, fields, values, onChange }: FieldsProps) {
  const t = useTranslations("tryIt");
  if (fields.length === 0) return null;
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 font-medium text-sm">{title}</legend>
      {fields.map(({ name, isRequired }) => (
        <TextField
          key={name}
          label={isRequired ? name : `${name} (${t("optional")})`}
          value={values[name] ?? ""}
          onChange={(value) => onChange({ ...values, [name]: value })}
          autoComplete="off"
          spellCheck="false"
          inputClassName="font-mono"
        />
      ))}
    </fieldset>
  );
}

/** More would only make the page slow. */
const LONGEST = 100_000;

function AnswerView({ answer: { status, ms, headers, body } }: { answer: TriedAnswer }) {
  const t = useTranslations("tryIt");
  return (
    <section aria-label={t("answer")} className="space-y-2 border-line border-t pt-3">
      <p className={`num font-semibold ${status === 200 ? "text-good" : "text-bad"}`}>{t("status", { status: String(status), ms })}</p>
      <dl aria-label={t("headers")} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs">
        {headers.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="break-all font-mono">{value}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t("responseBody")} className="max-h-96 overflow-auto rounded-lg bg-deep p-3 text-[#e6edf0]">
        <pre className="font-mono text-xs leading-5">{body.length > LONGEST ? `${body.slice(0, LONGEST)} …` : body}</pre>
      </section>
    </section>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
