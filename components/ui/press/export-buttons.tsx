"use client";

import { Download } from "lucide-react";
import { Button } from "./button";

interface ExportButtonsProps<Format extends string> {
  formats: readonly Format[];
  /** What a button does, with the name of its format. */
  labelOf: (format: string) => string;
  /** Which file is being made; null where none is. */
  saving: Format | null;
  onSave: (format: Format) => void;
}

/** What stands on the page as a file, a button for each kind. */
export function ExportButtons<Format extends string>({ formats, labelOf, saving, onSave }: ExportButtonsProps<Format>) {
  return (
    <div className="flex gap-2">
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="sm"
          aria-label={labelOf(format.toUpperCase())}
          isPending={saving === format}
          onPress={() => onSave(format)}
        >
          <Download className="size-4" aria-hidden="true" />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
