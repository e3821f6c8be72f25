import { use } from "react";
import { useLocation } from "react-router";
import { Arrival } from "../../lib/page/arrival.tsx";
import { NotFoundScreen } from "../../lib/page/not-found-screen.tsx";
import { NOT_FOUND_TITLE } from "../../lib/page/title.ts";
import { articleAtHand, loadArticle, slugOfAddress } from "./own-articles.ts";
import { PostPage } from "./post-page.tsx";

/** Fetches the article in the address, so that the page's first render is complete. */
export async function prepare(pathname: string): Promise<void> {
  await loadArticle(slugOfAddress(pathname));
}

/** One of our own articles, or a page that says it doesn't exist. */
export function BlogPostScreen() {
  const slug = slugOfAddress(useLocation().pathname);
  const article = articleAtHand(slug) ?? use(loadArticle(slug));
  return (
    <>
      {article ? <PostPage article={article} /> : <NotFoundScreen />}
      <Arrival title={article?.title ?? NOT_FOUND_TITLE} />
    </>
  );
}
