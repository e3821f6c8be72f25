import type { NoteBlock } from "@theta/contract";
import { RichText } from "../question/text/rich-text.tsx";

/** Examples and formulas in a row are grouped together. */
export function NoteBlocks({ blocks }: { blocks: readonly NoteBlock[] }) {
  return runsOf(blocks).map((run, place) => <Run key={place} run={run} />);
}

function Run({ run }: { run: readonly NoteBlock[] }) {
  const [first] = run;
  switch (first?.kind) {
    case "formula":
      return (
        <dl className="flex flex-col gap-4">
          {run.map((block, place) => (
            <Formula key={place} block={block} />
          ))}
        </dl>
      );
    case "example":
      return (
        <aside aria-label="Example" className="article-example">
          {run.map(({ html }, place) => (
            <RichText key={place} html={html} />
          ))}
        </aside>
      );
    case "heading":
      return (
        <h3 className="article-heading">
          <RichText html={first.html} as="span" />
        </h3>
      );
    default:
      return run.map(({ html }, place) => <RichText key={place} html={html} />);
  }
}

function Formula({ block }: { block: NoteBlock }) {
  if (block.kind !== "formula") return null;
  return (
    <div>
      <dt>
        <RichText html={block.html} as="span" />
      </dt>
      <dd className="text-ink-2">
        <RichText html={block.note} as="span" />
      </dd>
    </div>
  );
}

/** Groups such blocks; a heading or a text is a group of one. */
function runsOf(blocks: readonly NoteBlock[]): NoteBlock[][] {
  const runs: NoteBlock[][] = [];
  for (const block of blocks) {
    const isTogether = block.kind === "formula" || block.kind === "example";
    if (isTogether && runs.at(-1)?.[0]?.kind === block.kind) runs.at(-1)!.push(block);
    else runs.push([block]);
  }
  return runs;
}
