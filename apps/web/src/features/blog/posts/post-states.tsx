import type { BlogPost } from "@theta/contract";
import type { ReactNode } from "react";
import { EmptyState, FailedState } from "../../../ui/states.tsx";
import { SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import type { Posts } from "./use-posts.ts";

interface PostStatesProps {
  posts: Posts;
  /** How many posts the skeleton makes room for. */
  places: number;
  headingLevel?: 2 | 3;
  /** The layout of both the list and the skeleton. */
  className: string;
  children: (posts: readonly BlogPost[]) => ReactNode;
}

/** Posts in the four states of every list. */
export function PostStates({
  posts,
  places,
  headingLevel = 3,
  className,
  children,
}: PostStatesProps) {
  switch (posts.state) {
    case "loading":
      return (
        <div className="needs-scripts">
          <output className="block py-1 text-sm text-ink-muted">Loading posts...</output>
          <div aria-hidden="true" className={className}>
            {Array.from({ length: places }, (_, place) => (
              <PostSkeleton key={place} />
            ))}
          </div>
        </div>
      );
    case "failed":
      return (
        <FailedState
          title={`Error: ${posts.message}`}
          onRetry={posts.retry}
          retrying={posts.isRetrying}
        />
      );
    case "filled":
      return posts.posts.length === 0 ? (
        <EmptyState title="No posts yet" headingLevel={headingLevel}>
          Articles on scores, pacing, and the three sections are on the way.
        </EmptyState>
      ) : (
        children(posts.posts)
      );
  }
}

function PostSkeleton() {
  return (
    <div className="flex flex-col gap-2 py-5">
      <SkeletonBlock className="h-4 w-28" />
      <SkeletonText lines={1} className="text-h4" />
      <SkeletonText lines={2} className="max-w-measure" />
    </div>
  );
}
