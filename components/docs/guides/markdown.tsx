import { marked, type Token, type Tokens } from "marked";
import type { ReactNode } from "react";
import { docsWords } from "@/lib/i18n/docs/words";
import { docsLocale, docsText } from "../language";
import { ScrollRegion } from "../scroll-region";
import { AnchorHeading } from "./anchor-heading";
import { CodeBlock, CodeText } from "./code-block";
import { CodeTabs } from "./code-tabs";
import { InlineTokens } from "./inline-markdown";

/**
 * A guide as elements, not as HTML: what a source cannot say in Markdown cannot get onto the page.
 * @param anchor of its headings, where their text does not say it
 */
export function Markdown({ source, anchor }: { source: string; anchor?: string }) {
  return <div className="max-w-3xl space-y-4">{renderBlocks(marked.lexer(source), anchor)}</div>;
}

/** Info strings of code blocks that stand side by side as tabs where they follow each other. */
const TAB_LABELS: Record<string, string> = { bash: "curl", ts: "TypeScript", python: "Python" };

function renderBlocks(tokens: Token[], anchor?: string): ReactNode[] {
  const shown: ReactNode[] = [];
  let tabs: Tokens.Code[] = [];
  const flush = () => {
    if (tabs.length > 0) shown.push(<CodeGroup key={shown.length} blocks={tabs} />);
    tabs = [];
  };
  for (const token of tokens) {
    if (token.type === "space") continue;
    if (isCode(token) && languageOf(token) in TAB_LABELS && !tabs.some((one) => languageOf(one) === languageOf(token))) {
      tabs.push(token);
      continue;
    }
    flush();
    shown.push(<Block key={shown.length} token={token} anchor={anchor} />);
  }
  flush();
  return shown;
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === "code";
}

/** The first word of the info string; the second says what a test does with the block. */
function languageOf({ lang = "" }: Tokens.Code): string {
  return lang.split(" ")[0] ?? "";
}

function CodeGroup({ blocks }: { blocks: Tokens.Code[] }) {
  const [first] = blocks;
  if (blocks.length === 1 && first) return <CodeBlock code={first.text} title={titleOf(languageOf(first))} />;
  const tabs = blocks.map((block) => ({
    label: TAB_LABELS[languageOf(block)] ?? "",
    code: block.text,
    shown: <CodeText code={block.text} isTall={false} />,
  }));
  return <CodeTabs tabs={tabs} words={docsWords[docsLocale()].code} />;
}

function titleOf(language: string): string {
  return language === "bash" ? docsText()("code.shell") : (TAB_LABELS[language] ?? language);
}

function Block({ token, anchor }: { token: Token; anchor?: string }): ReactNode {
  switch (token.type) {
    case "heading":
      return (
        <AnchorHeading level={token.depth === 1 ? 1 : token.depth === 2 ? 2 : 3} text={token.text.replaceAll("`", "")} id={anchor}>
          <InlineTokens tokens={token.tokens} />
        </AnchorHeading>
      );
    case "paragraph":
      return (
        <p className="leading-6.5">
          <InlineTokens tokens={token.tokens} />
        </p>
      );
    case "code":
      return isCode(token) ? <CodeBlock code={token.text} title={titleOf(languageOf(token))} /> : null;
    case "blockquote":
      return (
        <div className="space-y-2 rounded-lg border border-accent-line bg-accent-soft px-4 py-3">{renderBlocks(token.tokens ?? [])}</div>
      );
    case "hr":
      return <hr className="border-line" />;
    default:
      return <Structure token={token} />;
  }
}

function Structure({ token }: { token: Token }): ReactNode {
  if (isList(token)) return <List list={token} />;
  if (isTable(token)) return <Table table={token} />;
  if ("tokens" in token) return <InlineTokens tokens={token.tokens} />;
  return <p>{token.raw}</p>;
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list";
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === "table";
}

function List({ list }: { list: Tokens.List }) {
  const Tag = list.ordered ? "ol" : "ul";
  return (
    <Tag className={`space-y-1.5 pl-5 ${list.ordered ? "list-decimal" : "list-disc"} marker:text-ink-faint`}>
      {list.items.map((item) => (
        <li key={item.raw}>{renderBlocks(item.tokens)}</li>
      ))}
    </Tag>
  );
}

function Table({ table }: { table: Tokens.Table }) {
  return (
    <ScrollRegion label={docsText()("table", { names: table.header.map((cell) => cell.text).join(", ") })}>
      <table className={`w-full text-sm ${table.header.length > 3 ? "min-w-[44rem]" : ""}`}>
        <thead className="bg-sunken text-left">
          <tr>
            {table.header.map((cell) =>
              // The corner of a table whose first column names its rows is no header.
              cell.text === "" ? (
                <td key={cell.text} />
              ) : (
                <th key={cell.text} scope="col" className="px-3 py-2 font-medium">
                  <InlineTokens tokens={cell.tokens} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {table.rows.map((row) => (
            <tr key={row.map((cell) => cell.text).join("|")} className="align-top">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
                <td key={column} className="px-3 py-2">
                  <InlineTokens tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
