import type { SectionDetails, SectionType } from "@theta/contract";

/** The next section, as the server describes it. */
export interface NextSection extends SectionDetails {
  sectionType: SectionType;
  mockTestSectionId: string;
}
