import { marked, type Token, type Tokens } from "marked";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { carriedOn } from "../language";

/** Words of a guide: emphasis, code, links. HTML in the source is shown as the text that it is. */
export function InlineMarkdown({ text }: { text: string }) {
  return <InlineTokens tokens={marked.Lexer.lexInline(text)} />;
}

export function InlineTokens({ tokens }: { tokens: Token[] | undefined }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text never move
  return tokens?.map((token, index) => <InlineToken key={index} token={token} />);
}

function InlineToken({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case "strong":
      return (
        <strong className="font-semibold">
          <InlineTokens tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <InlineTokens tokens={token.tokens} />
        </em>
      );
    case "codespan":
      return <code className="break-words rounded bg-sunken px-1 py-0.5 font-mono text-[0.85em]">{plainText(token.text)}</code>;
    case "br":
      return <br />;
    case "link":
      return (
        <TextLink href={token.href}>
          <InlineTokens tokens={token.tokens} />
        </TextLink>
      );
    default:
      return hasParts(token) ? <InlineTokens tokens={token.tokens} /> : plainText("text" in token ? String(token.text) : token.raw);
  }
}

function hasParts(token: Token): token is Tokens.Text & { tokens: Token[] } {
  return "tokens" in token && Array.isArray(token.tokens) && token.tokens.length > 0;
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** marked may hand text over as HTML writes it; React escapes for itself. */
function plainText(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** A link within the product, or to a page outside; never to a script. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const look = "text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent";
  if (href.startsWith("/") || href.startsWith("#")) {
    return (
      <PageLink href={carriedOn(href)} className={look}>
        {children}
      </PageLink>
    );
  }
  if (!/^https?:\/\//.test(href)) return children;
  return (
    <a href={href} rel="noreferrer" className={look}>
      {children}
    </a>
  );
}
