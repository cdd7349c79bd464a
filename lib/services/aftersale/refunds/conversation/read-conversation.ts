import { z } from "zod";
import type { ConversationEntry, RefundConversation } from "@/lib/contracts/portal/refund-conversation";
import { FILE_TYPES } from "@/lib/domain/files/file-type";
import { MOST_FILES, type RequestSide } from "@/lib/domain/refund/request";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { open } from "@/lib/services/ground/personal-data/keyring";
import { type ConversationRecord, findConversation, type Reader, SEEN } from "./conversation-record";

/**
 * What was said about a refund request so far.
 * @returns null where the booking has none
 * @throws AppError booking_not_found; refund_request_not_found of the back office
 */
export async function readConversation(reader: Reader): Promise<RefundConversation | null> {
  const found = await findConversation(reader);
  return found && presentConversation(found, reader.side);
}

/** @param side who reads it */
async function presentConversation(found: ConversationRecord, side: RequestSide): Promise<RefundConversation> {
  const entries = await entriesOf(found, side);
  const seen = found[SEEN[side]]?.toISOString() ?? "";
  return {
    ...{ request_id: found.id, state: found.state, reason: found.reason, entries },
    unread: entries.filter((entry) => entry.side !== side && entry.at > seen).length,
    is_open: found.booking.erasedAt === null,
    files_left: MOST_FILES - found.files.length,
  };
}

async function entriesOf({ messages, files }: ConversationRecord, reader: RequestSide): Promise<ConversationEntry[]> {
  const names = await namesOfActors([...messages, ...files].map(({ author }) => author));
  const about = (row: { id: string; author: string; createdAt: Date }, side: RequestSide) => ({
    ...{ id: row.id, side, at: row.createdAt.toISOString() },
    author: reader === "partner" && side === "office" ? null : (names.get(row.author) ?? null),
  });
  const said = messages.map(async (row) => ({
    kind: "message" as const,
    ...about(row, row.side),
    text: await open("refund_message.words", row.id, row.words),
  }));
  const added = files.map(async (row) => ({
    ...{ kind: "file" as const, ...about(row, "partner"), name: await open("refund_file.name", row.id, row.name), size: row.size },
    type: z.enum(FILE_TYPES).parse(row.type),
  }));
  return (await Promise.all([...said, ...added])).sort((one, other) => one.at.localeCompare(other.at));
}
