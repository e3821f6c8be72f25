import { ExamSelect } from "../../../lib/page/exam-select.tsx";
import { SECTION_TABS } from "../shared/quiz-data.ts";
import { PageTitle } from "../../../ui/headings.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { QuizList } from "./quiz-list.tsx";
import { useQuizPlace } from "./quiz-place.ts";

export function QuizListScreen() {
  const { section, page, openSection, openPage } = useQuizPlace();
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageTitle
        lead="Ten questions each, by topic or mixed. None of them appear in mock tests."
        aside={<ExamSelect />}
      >
        Free Quiz
      </PageTitle>
      <Tabs
        label="Sections"
        spread
        value={section.slug}
        onValueChange={openSection}
        tabs={SECTION_TABS.map((tab) => ({
          value: tab.slug,
          label: tab.label,
          // Only the open tab asks the server.
          content: tab === section && (
            <QuizList key={tab.slug} section={tab} page={page} onPageChange={openPage} />
          ),
        }))}
      />
    </div>
  );
}
