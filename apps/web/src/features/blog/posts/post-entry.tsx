import type { BlogPost } from "@theta/contract";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { longDateUtc } from "../../../lib/long-date.ts";

interface PostEntryProps {
  post: BlogPost;
  headingLevel: 2 | 3;
  /** The newest post, in larger type. */
  isFirst?: boolean;
}

/** One post in a list. Its title links to it, and so does a click anywhere on it. */
export function PostEntry({ post, headingLevel, isFirst = false }: PostEntryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex gap-x-6 py-5">
      <div className="min-w-0 flex-1">
        {post.publishedAt !== null && (
          <p className="text-sm text-ink-muted">
            <time dateTime={new Date(post.publishedAt).toISOString().slice(0, 10)}>
              {longDateUtc(post.publishedAt)}
            </time>
          </p>
        )}
        <Heading
          className={classNames("mt-1 headline wrap-anywhere", isFirst ? "text-h3" : "text-h4")}
        >
          <PostLink post={post} />
        </Heading>
        {post.excerpt && (
          <p className="mt-2 line-clamp-4 max-w-measure wrap-anywhere text-ink-2">{post.excerpt}</p>
        )}
      </div>
      {post.image && <Thumbnail source={post.image} />}
    </article>
  );
}

const LINK =
  "rounded-sm decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline";

function PostLink({ post: { title, link, isOwn } }: { post: BlogPost }) {
  if (isOwn) {
    return (
      <Link to={new URL(link).pathname} className={LINK}>
        {title}
      </Link>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={LINK}>
      {title}
      <ArrowUpRight
        aria-hidden="true"
        className="ml-1 inline-block size-4 align-baseline text-ink-muted"
      />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** Decoration: the title says what the post is. A picture that doesn't load leaves an empty box. */
function Thumbnail({ source }: { source: string }) {
  return (
    <div className="aspect-4/3 w-24 shrink-0 self-start overflow-hidden rounded-md bg-band sm:w-32">
      <img
        src={source}
        alt=""
        width={128}
        height={96}
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
        className="size-full object-cover"
      />
    </div>
  );
}
