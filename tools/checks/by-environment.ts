import { readFile } from "node:fs/promises";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const OF_A_PAGE = "// @vitest-environment happy-dom";

/**
 * Runs the files that need a page after each project's others. vitest only passes a process on to the next file if that
 * needs the same environment; whenever they alternate, it starts a new process and loads everything again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const ordered = await super.sort(files);
    const needs = await Promise.all(ordered.map(needsPage));
    const names = [...new Set(ordered.map(({ project }) => project.name))];
    return names.flatMap((name) =>
      [false, true].flatMap((isOfPage) =>
        ordered.filter((file, at) => file.project.name === name && needs[at] === isOfPage),
      ),
    );
  }
}

async function needsPage({ moduleId }: TestSpecification): Promise<boolean> {
  return (await readFile(moduleId, "utf8")).startsWith(OF_A_PAGE);
}
