import { TEST_TYPES } from "@theta/contract";
import { lazy, Suspense } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { ExamSelect, type TestType } from "../../lib/page/exam-select.tsx";
import { GmatParts } from "./gmat-parts.tsx";
import { GreParts } from "./gre-parts.tsx";

// It's at the bottom of the page, with form fields that nothing above it needs.
const DownloadApp = lazy(async () => ({
  default: (await import("./frame/download-app.tsx")).DownloadApp,
}));

/** The path says which exam is chosen; without one, it's the GMAT. */
const PATHS: Readonly<Record<TestType, string>> = { 1: "/dashboard/Gmat", 2: "/dashboard/Gre" };
const WITHOUT_EXAM = /^\/dashboard\/?$/i;
const OF_GRE = /^\/dashboard\/gre\/?$/i;

export function DashboardScreen() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  if (WITHOUT_EXAM.test(pathname)) return <Navigate to={PATHS[1]} replace state={state} />;
  const testType = OF_GRE.test(pathname) ? TEST_TYPES.gre : TEST_TYPES.gmat;
  // Choosing an exam isn't a step that Back should undo.
  const follow = (chosen: TestType) => void navigate(PATHS[chosen], { replace: true });
  return (
    <div className="page-width py-8">
      <div className="mb-4 flex items-center justify-between gap-4">
        <p className="text-sm text-ink-2">Today</p>
        <ExamSelect testType={testType} onChoose={follow} />
      </div>
      <div className="flex flex-col gap-12">
        {testType === TEST_TYPES.gre ? <GreParts onGmat={() => follow(1)} /> : <GmatParts />}
        <Suspense fallback={<div className="min-h-40" />}>
          <DownloadApp />
        </Suspense>
      </div>
    </div>
  );
}
