import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SearchValues } from "./search-form-schema";

/** What the fields of every kind of trip are given. */
export interface SearchFieldsProps {
  form: UseFormReturn<SearchValues>;
  isPending: boolean;
  /** The first field, for the key that leads to the search. */
  originRef: RefObject<HTMLInputElement | null>;
}
