import type { BlogPost } from "@theta/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { PostEntry } from "./post-entry.tsx";
import { PostStates } from "./post-states.tsx";
import { usePosts } from "./use-posts.ts";

const POSTS_ON_A_PAGE = 3;
const LAYOUT = "border-t border-ink divide-y divide-line border-b border-b-line";

/** All posts, three at a time. */
export function BlogPages() {
  return (
    <PostStates posts={usePosts()} places={POSTS_ON_A_PAGE} className={LAYOUT}>
      {(posts) => <Pages posts={posts} />}
    </PostStates>
  );
}

function Pages({ posts }: { posts: readonly BlogPost[] }) {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const last = Math.ceil(posts.length / POSTS_ON_A_PAGE);
  const from = (page - 1) * POSTS_ON_A_PAGE;
  const shown = posts.slice(from, from + POSTS_ON_A_PAGE);
  return (
    <div>
      <ul ref={list} className={LAYOUT}>
        {shown.map((post) => (
          <li key={post.id}>
            <PostEntry post={post} headingLevel={3} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <nav aria-label="Posts: pages" className="mt-4 flex items-center gap-2">
          <Step name="Newer posts" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
          <Step name="Older posts" disabled={page === last} onClick={() => setPage(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
          <output className="ml-2 text-sm text-ink-muted numerals">
            {from + 1}–{from + shown.length} of {posts.length}
          </output>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

/** At either end, the button stays and keeps the focus; it just does nothing. */
function Step({ name, disabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
      className="grid size-10 place-items-center rounded-md border border-line-strong bg-surface transition-control hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-muted pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
