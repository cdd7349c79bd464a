import { open, openBytes, seal, sealBytes } from "@/lib/services/ground/personal-data/keyring";

/** What is written about a request, as it is kept: people write names into it. */
export function sealMessageWords(messageId: string, words: string): Promise<string> {
  return seal("refund_message.words", messageId, words);
}

/** Empty once they are erased. */
export async function openMessageWords({ id, words }: { id: string; words: string }): Promise<string> {
  return words === "" ? "" : open("refund_message.words", id, words);
}

/** A file's name, as it is kept: certificates are called after people. */
export function sealFileName(fileId: string, name: string): Promise<string> {
  return seal("refund_file.name", fileId, name);
}

export function openFileName({ id, name }: { id: string; name: string }): Promise<string> {
  return open("refund_file.name", id, name);
}

export function sealFileContent(fileId: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return sealBytes("refund_file.content", fileId, content);
}

export function openFileContent({ id, content }: { id: string; content: Uint8Array<ArrayBuffer> }): Promise<Uint8Array<ArrayBuffer>> {
  return openBytes("refund_file.content", id, content);
}
