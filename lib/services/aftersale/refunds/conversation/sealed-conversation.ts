import { contextOf, open, openBytes, seal, sealBytes } from "@/lib/services/ground/personal-data/keyring";

/** What is written about a request, as it is kept: people write names into it. */
export function sealMessageWords(messageId: string, words: string): Promise<string> {
  return seal(words, contextOf("refund_message", "words", messageId));
}

/** Empty once they are erased. */
export async function openMessageWords({ id, words }: { id: string; words: string }): Promise<string> {
  return words === "" ? "" : open(words, contextOf("refund_message", "words", id));
}

/** A file's name, as it is kept: certificates are called after people. */
export function sealFileName(fileId: string, name: string): Promise<string> {
  return seal(name, contextOf("refund_file", "name", fileId));
}

export function openFileName({ id, name }: { id: string; name: string }): Promise<string> {
  return open(name, contextOf("refund_file", "name", id));
}

export function sealFileContent(fileId: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return sealBytes(content, contextOf("refund_file", "content", fileId));
}

export function openFileContent({ id, content }: { id: string; content: Uint8Array<ArrayBuffer> }): Promise<Uint8Array<ArrayBuffer>> {
  return openBytes(content, contextOf("refund_file", "content", id));
}
