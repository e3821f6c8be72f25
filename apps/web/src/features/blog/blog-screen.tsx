import { longDateUtc } from "../../lib/long-date.ts";
import { PostEntry } from "./posts/post-entry.tsx";
import { PostStates } from "./posts/post-states.tsx";
import { usePosts } from "./posts/use-posts.ts";
import { PageTitle } from "../../ui/headings.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { ARTICLE_HEADS } from "./article-heads.ts";

const LAYOUT = "grid gap-x-14 border-t border-ink lg:grid-cols-2";

/** All posts, newest first. */
export function BlogScreen() {
  return (
    <div className="page-width flex flex-col gap-8 py-10 sm:py-14">
      <div>
        <PageTitle lead="Read our latest news">Stay Current</PageTitle>
        {/* The page's largest text is in its HTML; the posts come later. */}
        <p className="mt-4 max-w-measure font-serif text-read text-ink-2">
          Study plans that fit around a job, pacing for each section, how an adaptive test scores
          your answers, and how to read a score that comes with a range. Written by the people who
          make Theta's mocks, for anyone preparing for the GMAT.
        </p>
      </div>
      <PostStates posts={usePosts()} places={8} headingLevel={2} className={LAYOUT}>
        {(posts) => (
          <ul className={LAYOUT}>
            {posts.map((post) => (
              <li key={post.id} className="border-b border-line lg:first:col-span-2">
                <PostEntry post={post} headingLevel={2} isFirst={post === posts[0]} />
              </li>
            ))}
          </ul>
        )}
      </PostStates>
      <WithoutScripts />
    </div>
  );
}

/** A feed needs scripts; our own articles are pages and don't. */
function WithoutScripts() {
  return (
    <ul className="without-scripts border-t border-ink">
      {ARTICLE_HEADS.map(({ slug, title, excerpt, date }) => (
        <li key={slug} className="border-b border-line py-4">
          <TextLink to={`/blog/${slug}`}>{title}</TextLink>
          <p className="text-ink-2">{excerpt}</p>
          <p className="text-sm text-ink-muted">{longDateUtc(date)}</p>
        </li>
      ))}
    </ul>
  );
}
