/**
 * The feature where learners choose the conditions of their tests. Its files have its name in the
 * contract and in both apps, so they can't be renamed one by one.
 */
const OF_THE_PRODUCT = /\/test-settings(-[\w-]+)?\.ts$/;

/**
 * Tests, and what only they use: `test-*.ts` and the apps' test folders. The import rules reject
 * any part of the product that imports one of these, so that nothing can hide from them behind its
 * name.
 */
export function isTest(file: string): boolean {
  if (OF_THE_PRODUCT.test(file)) return false;
  return /\.test\.tsx?$|\/test-[\w-]+\.ts$|^apps\/\w+\/test\//.test(file);
}
