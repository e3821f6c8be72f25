/**
 * Tests, and what only they use: `*.test.ts`, `*.test-kit.ts`, and the apps' test folders. A product
 * file may begin with "test-", because tests are what the product is about.
 */
export function isTest(file: string): boolean {
  return /\.test(-kit)?\.tsx?$|^apps\/\w+\/test\//.test(file);
}
