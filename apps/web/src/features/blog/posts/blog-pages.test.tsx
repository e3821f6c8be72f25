// @vitest-environment happy-dom
import type { BlogPost } from "@theta/contract";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Answer, refusal, startServer } from "../../../../test/answering-server.ts";
import { BlogPages } from "./blog-pages.tsx";
import { BlogTeasers } from "./blog-teasers.tsx";
import { forgetPosts } from "./use-posts.ts";

const post = (number: number, more: Partial<BlogPost> = {}): BlogPost => ({
  id: String(number),
  title: `Post ${number}`,
  excerpt: `About ${number}.`,
  link: `https://blog.example/${number}`,
  image: null,
  publishedAt: Date.UTC(2026, 10, number),
  isOwn: false,
  ...more,
});

const POSTS = "GET /blog/posts";
const listOf = (posts: BlogPost[]): Answer => ({
  body: { result: posts, totalItems: posts.length },
});

async function answerWith(posts: BlogPost[]) {
  return await startServer({ [POSTS]: listOf(posts) });
}

function show(element: React.ReactNode) {
  render(<MemoryRouter>{element}</MemoryRouter>);
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);

beforeEach(forgetPosts);
afterEach(cleanup);

test("shows three posts at a time, and the pager leads through all of them", async () => {
  await answerWith([1, 2, 3, 4, 5, 6, 7].map((number) => post(number, { isOwn: true })));
  show(<BlogPages />);
  expect(screen.getByText("Loading posts...")).toBeTruthy();
  await screen.findByText("Post 1");
  expect(titles()).toEqual(["Post 1", "Post 2", "Post 3"]);
  const older = screen.getByRole("button", { name: "Older posts" });
  await userEvent.click(older);
  await userEvent.click(older);
  expect(titles()).toEqual(["Post 7"]);
  expect(screen.getByText("7–7 of 7")).toBeTruthy();
  await userEvent.click(older);
  expect(titles()).toEqual(["Post 7"]);
  expect(document.activeElement).toBe(older);
  await userEvent.click(screen.getByRole("button", { name: "Newer posts" }));
  expect(titles()).toEqual(["Post 4", "Post 5", "Post 6"]);
});

test("shows the message of a failure, and asks again on Retry", async () => {
  const server = await startServer({
    [POSTS]: refusal(502, "blog-unavailable", "The blog does not answer."),
  });
  show(<BlogPages />);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Error: The blog does not answer.",
  );
  server.answers[POSTS] = listOf([post(1)]);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Post 1")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("opens posts on other sites in a new tab and our own here", async () => {
  await answerWith([
    post(1, { isOwn: true, link: "https://theta.example/blog/guessing-well" }),
    post(2, { image: "/thetaapi/blog/images/x" }),
  ]);
  show(<BlogTeasers />);
  const own = await screen.findByRole("link", { name: "Post 1" });
  expect([own.getAttribute("href"), own.getAttribute("target")]).toEqual([
    "/blog/guessing-well",
    null,
  ]);
  const other = screen.getByRole("link", { name: "Post 2 (opens in a new tab)" });
  expect(other.getAttribute("href")).toBe("https://blog.example/2");
  expect([other.getAttribute("target"), other.getAttribute("rel")]).toEqual([
    "_blank",
    "noopener noreferrer",
  ]);
});

test("shows four teasers, and two lists on a page ask once", async () => {
  const { asked } = await answerWith([1, 2, 3, 4, 5].map((number) => post(number)));
  show(
    <>
      <BlogTeasers />
      <BlogPages />
    </>,
  );
  await screen.findAllByText("Post 3");
  expect(screen.getAllByText(/^Post 4/)).toHaveLength(1);
  expect(screen.queryByText("Post 5")).toBeNull();
  expect(asked(POSTS)).toHaveLength(1);
});

test("says what a blog without posts will have", async () => {
  await answerWith([]);
  show(<BlogPages />);
  expect(await screen.findByRole("heading", { name: "No posts yet" })).toBeTruthy();
});
