import { blog, type BlogPost } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";

export async function fetchPosts(): Promise<readonly BlogPost[]> {
  return (await call(blog.posts, undefined)).result;
}
