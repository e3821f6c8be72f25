import { ExamSelect } from "../../lib/exam-select.tsx";
import { SECTION_TABS } from "../../lib/quiz/quiz-data.ts";
import { PageTitle } from "../../ui/headings.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { QuizList } from "./quiz-list.tsx";
import { slugOf, useQuizPlace } from "./quiz-place.ts";

export function FreeQuizScreen() {
  const { slug, tab, page, openTab, openPage } = useQuizPlace();
  return (
    <div className="page-width flex flex-col gap-8 py-8">
      <PageTitle
        lead="Ten questions each, by topic and mixed. They cost nothing and come in no mock test."
        aside={<ExamSelect />}
      >
        Free Quiz
      </PageTitle>
      <Tabs
        label="Sections"
        value={slug}
        onValueChange={openTab}
        tabs={SECTION_TABS.map((one) => ({
          value: slugOf(one),
          label: one.label,
          // The one on show alone asks the server.
          content: one === tab && (
            <QuizList key={slug} section={one} page={page} onPageChange={openPage} />
          ),
        }))}
      />
    </div>
  );
}
