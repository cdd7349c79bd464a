"use client";

import { useMutation } from "@tanstack/react-query";
import type { TableFormat } from "@/lib/contracts/limits";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { saveFile } from "./save-file";
import { toast } from "./toast";
import { useAddressErrorText } from "./use-error-text";

/** Has a table made as a file and hands it to the browser; what keeps it from being made is told. */
export function useSaveTable<Format extends string = TableFormat>(make: (format: Format) => Promise<TableFile>) {
  const errorText = useAddressErrorText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: make,
    onSuccess: saveFile,
    onError: (error) => void toast.error(errorText(error).message),
  });
  return { save: (format: Format) => mutate(format), saving: isPending ? variables : null };
}
