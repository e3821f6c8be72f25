import type { SectionType } from "@theta/contract";
import type { ReactNode } from "react";
import { Tabs } from "../../../ui/tabs.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";

interface SectionTabsProps {
  /** In the order they were taken. */
  types: readonly SectionType[];
  open: SectionType;
  onOpen: (type: SectionType) => void;
  /** The open section's content. */
  children: ReactNode;
}

/** A mock's sections as tabs. A sectional mock has only one section and needs no tabs. */
export function SectionTabs({ types, open, onOpen, children }: SectionTabsProps) {
  if (types.length === 1) return children;
  return (
    <Tabs
      label="Sections"
      spread
      page
      value={String(open)}
      onValueChange={(value) => onOpen(types.find((type) => String(type) === value)!)}
      tabs={types.map((type) => ({
        value: String(type),
        label: SECTION_WORDS[type].name,
        content: type === open && children,
      }))}
    />
  );
}
