import type { SectionDetails, SectionType } from "@theta/contract";

/** A section that comes next, as the server tells of it. */
export interface NextSection extends SectionDetails {
  sectionType: SectionType;
  mockTestSectionId: string;
}
