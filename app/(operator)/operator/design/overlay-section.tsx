"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";
import { DatePicker } from "@/components/ui/fields/date-picker";
import { TextField } from "@/components/ui/fields/text-field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Popover } from "@/components/ui/popover";
import { Section } from "./section";

const DAY = "2027-03-12";
const WINDOWS = ["dialog", "question", "form"] as const;
type Window = (typeof WINDOWS)[number];

/** What opens over a page. Tests press each button that stands in a `data-opens`. */
export function OverlaySection() {
  const t = useTranslations("design.sample");
  const [open, setOpen] = useState<Window | null>(null);
  const [day, setDay] = useState(DAY);
  const close = () => setOpen(null);
  return (
    <Section of="overlays">
      <div className="flex flex-wrap items-end gap-3">
        <div data-opens="menu">
          <Menu label={t("menu")} trigger={<Button variant="secondary">{t("menu")}</Button>}>
            <MenuItem>{t("options.first")}</MenuItem>
            <MenuItem>{t("options.second")}</MenuItem>
            <MenuItem isDisabled>{t("options.third")}</MenuItem>
          </Menu>
        </div>
        <div data-opens="popover">
          <DialogTrigger>
            <Button variant="secondary">{t("popover")}</Button>
            <Popover label={t("popover")} className="max-w-72 p-4">
              <p>{t("body")}</p>
            </Popover>
          </DialogTrigger>
        </div>
        {WINDOWS.map((name) => (
          <div key={name} data-opens={name}>
            <Button variant="secondary" onPress={() => setOpen(name)}>
              {t(name)}
            </Button>
          </div>
        ))}
        <div data-opens="date">
          <DatePicker label={t("options.second")} value={day} onChange={setDay} />
        </div>
        <div data-notes="">
          <Button variant="secondary" onPress={() => toast(t("body"))}>
            {t("toast")}
          </Button>
        </div>
      </div>
      <Dialog title={t("dialog")} isOpen={open === "dialog"} onOpenChange={close} footer={<Button onPress={close}>{t("dialog")}</Button>}>
        <p>{t("body")}</p>
      </Dialog>
      <ConfirmDialog
        title={t("question")}
        isOpen={open === "question"}
        onClose={close}
        confirm={t("question")}
        onConfirm={close}
        isDanger
        isPending={false}
        error={t("wrong")}
      >
        <p>{t("body")}</p>
      </ConfirmDialog>
      <SampleForm isOpen={open === "form"} onClose={close} />
    </Section>
  );
}

function SampleForm({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("design.sample");
  const formId = useId();
  return (
    <FormDialog title={t("form")} isOpen={isOpen} onClose={onClose} formId={formId} submit={t("form")} isPending={false}>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <TextField label={t("field")} description={t("hint")} defaultValue={t("value")} />
      </form>
    </FormDialog>
  );
}
