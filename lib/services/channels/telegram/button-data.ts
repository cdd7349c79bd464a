import { z } from "zod";

/** What a button of the bot carries back: which choice of which quote, at the price that stands on it. */
export interface ButtonData {
  token: string;
  /** From 0. */
  choice: number;
  /** Minor units. */
  minor: number;
}

const parts = z.tuple([z.string().min(1), z.coerce.number().pipe(z.int().min(0)), z.coerce.number().pipe(z.int().min(0))]);

/** At most 64 bytes, as the Bot API takes them. */
export function writeButton({ token, choice, minor }: ButtonData): string {
  return `${token}.${choice}.${minor}`;
}

/** @returns null where it is no button of ours */
export function readButton(data: string): ButtonData | null {
  const read = parts.safeParse(data.split("."));
  return read.success ? { token: read.data[0], choice: read.data[1], minor: read.data[2] } : null;
}
