"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Dialog } from "@/components/ui/overlays/dialog";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Menu, MenuItem } from "@/components/ui/overlays/menu";
import { MenuButton } from "@/components/ui/overlays/menu-button";
import { Popover } from "@/components/ui/overlays/popover";
import { Button } from "@/components/ui/press/button";
import { buttonClass } from "@/components/ui/press/button-class";
import { Press } from "@/components/ui/press/press";
import { toast } from "@/lib/client/calls/toast";
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
          <MenuButton
            className={buttonClass("secondary")}
            menu={(opened) => (
              <Menu label={t("menu")} {...opened}>
                <MenuItem>{t("options.first")}</MenuItem>
                <MenuItem>{t("options.second")}</MenuItem>
                <MenuItem isDisabled>{t("options.third")}</MenuItem>
              </Menu>
            )}
          >
            {t("menu")}
          </MenuButton>
        </div>
        <div data-opens="popover">
          <SamplePopover />
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
          <Button variant="secondary" onPress={() => toast.success(t("body"))}>
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

function SamplePopover() {
  const t = useTranslations("design.sample");
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Press
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        className={buttonClass("secondary")}
      >
        {t("popover")}
      </Press>
      {isOpen ? (
        <Popover label={t("popover")} triggerRef={trigger} onClose={() => setOpen(false)} className="max-w-72 p-4">
          <p>{t("body")}</p>
        </Popover>
      ) : null}
    </>
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
