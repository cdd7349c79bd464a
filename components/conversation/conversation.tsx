"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Card } from "@/components/ui/card";
import { Badge } from "@/components/ui/states/badge";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { saveFile } from "@/lib/client/calls/save-file";
import { addFile, type ConversationPlace, conversationOptions, noteSeen, readFile, writeMessage } from "@/lib/client/conversation";
import { useMayInHouse } from "@/lib/client/house";
import type { RefundConversation } from "@/lib/contracts/portal/refund-conversation";
import type { RequestSide } from "@/lib/domain/refund/request";
import { AttachFile } from "./attach-file";
import { ConversationEntries } from "./conversation-entries";
import { WriteMessage } from "./write-message";

/** What a partner and the back office say about a refund request, oldest first, with the files; nothing where none was made. */
export function Conversation({ side, id }: ConversationPlace) {
  const t = useTranslations("conversation");
  const { data, isError } = useQuery(conversationOptions({ side, id }));
  if (isError && !data) return <p className="text-ink-soft text-sm">{t("error")}</p>;
  if (!data?.conversation) return null;
  return <ConversationCard side={side} id={id} conversation={data.conversation} />;
}

function ConversationCard({ side, id, conversation }: ConversationPlace & { conversation: RefundConversation }) {
  const t = useTranslations("conversation");
  const cache = useQueryClient();
  const { entries, state, unread, is_open: isOpen, reason, files_left: filesLeft } = conversation;
  // People of the back office may have it to read alone; agents' own rights are asked for before they come here.
  const mayWrite = useMayInHouse("refunds", "change");
  useNoteSeen({ side, id }, mayWrite && unread > 0 ? entries.at(-1)?.at : undefined);
  const save = useMutation({ mutationFn: async (fileId: string) => saveFile(await readFile(side, fileId)) });
  const { queryKey } = conversationOptions({ side, id });
  const send = async (text: string) => keepAnswer(cache, queryKey, await writeMessage({ side, id }, text));
  const attach = async (file: { name: string; content: string }) => keepAnswer(cache, queryKey, await addFile(id, file));
  return (
    <Card aria-labelledby="conversation" className="p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="conversation" className="font-semibold text-lg">
          {t("title")}
        </h2>
        {unread > 0 ? <Badge tone="accent">{t("unread", { count: unread })}</Badge> : null}
      </div>
      {reason ? (
        <p className="mt-1 text-sm">
          <span className="text-ink-soft">{t("reason")}</span> {t(`reasons.${reason}`)}
        </p>
      ) : null}
      <ConversationEntries entries={entries} side={side} unread={unread} onSave={save.mutate} saving={save} />
      {isOpen && mayWrite ? (
        <Adding side={side} isWaiting={state === "open"} filesLeft={filesLeft} onSend={send} onAttach={attach} />
      ) : null}
      {isOpen ? null : <p className="mt-3 text-ink-soft text-sm">{t("closed")}</p>}
    </Card>
  );
}

interface AddingProps {
  side: RequestSide;
  isWaiting: boolean;
  filesLeft: number;
  onSend: (text: string) => Promise<void>;
  onAttach: (file: { name: string; content: string }) => Promise<void>;
}

/** Both sides write; the partner adds files. */
function Adding({ side, isWaiting, filesLeft, onSend, onAttach }: AddingProps) {
  return (
    <div className="mt-4 space-y-4 border-line border-t pt-4 print:hidden">
      <WriteMessage side={side} isWaiting={isWaiting} onSend={onSend} />
      {side === "partner" ? <AttachFile left={filesLeft} onAttach={onAttach} /> : null}
    </div>
  );
}

/**
 * Tells once of each last entry that it was shown. The mark of what is new stays until the conversation is read again.
 * @param last moment of it; absent where nothing is new
 */
function useNoteSeen({ side, id }: ConversationPlace, last: string | undefined): void {
  const told = useRef("");
  useEffect(() => {
    if (last === undefined || told.current === last) return;
    told.current = last;
    // What was not noted is new once more at the next visit: nobody has to be told.
    noteSeen({ side, id }, last).catch(() => undefined);
  }, [side, id, last]);
}
