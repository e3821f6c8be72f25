import { plainWords } from "./plain-words.ts";
import type { Block } from "./article.ts";
import { ArticleTable } from "./article-table.tsx";
import { ArticleText } from "./article-text.tsx";

/** The body of an article. */
export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <ArticleBlock key={place} block={block} />);
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <ArticleText text={block.text} />
        </p>
      );
    case "heading":
      return <Heading block={block} />;
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>
              <ArticleText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <ArticleTable table={block} />;
    case "example":
      return (
        <aside aria-label="Example" className="article-example">
          <ArticleBlocks blocks={block.blocks} />
        </aside>
      );
  }
}

function Heading({ block: { level, id, text } }: { block: Extract<Block, { kind: "heading" }> }) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className="article-heading">
      <ArticleText text={text} />{" "}
      <a href={`#${id}`} aria-label={`Link to "${plainWords(text)}"`} className="article-anchor">
        #
      </a>
    </Element>
  );
}
