import { z } from "zod";
import type { NewsList } from "@/lib/contracts/portal/news";
import { db } from "@/lib/db";
import { findNews, presentNews } from "./list-news";
import type { NewsReader } from "./news-statement";

const kept = z.tuple([z.object({ keys: z.array(z.string()) })]);

interface NoteNewsSeen {
  reader: NewsReader;
  /** Keys as the list has them; others are ignored. */
  keys: readonly string[];
  now: Date;
}

/**
 * Notes what a person has seen, on their account. What is no news any more is forgotten, so that there are never more keys than news.
 * @returns the list as it is now
 */
export async function noteNewsSeen({ reader, keys, now }: NoteNewsSeen): Promise<NewsList> {
  const found = await findNews(reader, now);
  const current = found.map(({ key }) => key);
  // Another tab may do the same at this moment: what it has noted stays.
  const written = await db().$queryRaw`
    insert into seen_news as s (user_id, keys)
    select ${reader.userId}::uuid, array(select k from unnest(${current}::text[]) k where k = any(${[...keys]}::text[]))
        on conflict (user_id) do update
       set keys = array(select k from unnest(${current}::text[]) k where k = any(s.keys) or k = any(excluded.keys))
    returning keys`;
  const [{ keys: seen }] = kept.parse(written);
  return presentNews(found, new Set(seen));
}
