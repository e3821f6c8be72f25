import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { longDateUtc } from "../../lib/long-date.ts";
import { TextLink } from "../../ui/text-link.tsx";
import type { Article, ArticleLink, Block } from "./article.ts";
import { ArticleBlocks } from "./article-blocks.tsx";
import { CopyLink } from "./copy-link.tsx";
import { plainWords } from "./plain-words.ts";
import "../../ui/styles/article.css";

export function PostPage({ article }: { article: Article }) {
  const { title, excerpt, date, minutes, tags, blocks, newer, older } = article;
  return (
    <div className="page-width py-8 sm:py-12">
      <p className="text-sm">
        <TextLink to="/blog" className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
          All posts
        </TextLink>
      </p>
      <div className="mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,13rem)_minmax(0,42rem)]">
        <article className="contents">
          <header className="max-w-[42rem] lg:col-start-2">
            <h1 className="headline text-h2 wrap-anywhere">{title}</h1>
            <p className="mt-3 font-serif text-lg text-ink-2">{excerpt}</p>
            <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
              <time dateTime={date}>{longDateUtc(date)}</time>
              <span>{minutes} min read</span>
              <span>{tags.join(" · ")}</span>
            </p>
          </header>
          <Contents blocks={blocks} />
          <div className="article-body max-w-[42rem] lg:col-start-2 lg:row-start-2">
            <ArticleBlocks blocks={blocks} />
          </div>
        </article>
        <footer className="flex max-w-[42rem] flex-col gap-6 lg:col-start-2">
          <CopyLink path={`/blog/${article.slug}`} />
          <nav
            aria-label="Other posts"
            className="grid gap-x-8 border-t border-ink sm:grid-cols-2 sm:pt-4"
          >
            {older && <Neighbor post={older} isOlder />}
            {newer && <Neighbor post={newer} />}
          </nav>
        </footer>
      </div>
    </div>
  );
}

/** The headings, next to the text where there's room. */
function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  return (
    <nav
      aria-label="In this post"
      className="hidden lg:sticky lg:top-8 lg:col-start-1 lg:row-start-2 lg:block lg:self-start print:hidden"
    >
      <ul className="flex flex-col border-t border-ink pt-2">
        {headings.map(
          (block) =>
            block.kind === "heading" && (
              <li key={block.id}>
                <a
                  href={`#${block.id}`}
                  className="block rounded-sm py-1.5 text-sm text-ink-2 transition-control hover:text-ink hover:underline"
                >
                  {plainWords(block.text)}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

function Neighbor({ post, isOlder = false }: { post: ArticleLink; isOlder?: boolean }) {
  return (
    <Link
      to={`/blog/${post.slug}`}
      className={`group flex flex-col gap-1 rounded-sm py-4 max-sm:border-b max-sm:border-line sm:py-2 ${isOlder ? "" : "sm:col-start-2 sm:items-end sm:text-right"}`}
    >
      <span className="flex items-center gap-1.5 text-sm text-ink-muted">
        {isOlder && <ArrowLeft aria-hidden="true" className="size-4" />}
        {isOlder ? "Older" : "Newer"}
        {!isOlder && <ArrowRight aria-hidden="true" className="size-4" />}
      </span>
      <span className="headline underline-offset-4 group-hover:underline">{post.title}</span>
    </Link>
  );
}
