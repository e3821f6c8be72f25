/** The product is about tests, so some of its files begin with "test-" too. */
const OF_THE_PRODUCT = /\/test-(cards|sections|settings(-data)?)\.ts$/;

/**
 * Tests, and what only they use: `test-*.ts` and the apps' test folders. The import rules refuse a
 * part of the product that imports one of these, so that none can hide from them by its name.
 */
export function isTest(file: string): boolean {
  if (OF_THE_PRODUCT.test(file)) return false;
  return /\.test\.tsx?$|\/test-[\w-]+\.ts$|^apps\/\w+\/test\//.test(file);
}
