/** Which modules share a file of the build. */

/** Small components that most screens need and that import almost nothing themselves. */
const KIT =
  /src\/ui\/(badge|button|button-look|class-names|headings|logo|skeleton|states|table\/table-roles|text-link|visually-hidden)\.tsx?$|src\/lib\/long-date\.ts$|lucide-react\/.*\/(createLucideIcon|arrow-(left|right)|check|x|chevron-(down|left|right|up)|circle-question-mark|lock|menu|minus|plus|play|info)\.\w+$/;

/** What public pages share besides. */
const SITE_KIT = /src\/ui\/(ability-curve|accordion|page-section)\.tsx?$/;

/** Calls to the server, which some public pages make, too. */
const CALLS =
  /src\/lib\/(call\/(call|call-error|early-reply|exchange|put-right)|device\/(pending-prefix|set-answers-aside)|session\/(finish-sign-out|ask-to-sign-out|sign-out|refresh-session|leaving|return-place))\.ts$|contract\/src\/(route|user)\.ts$/;

/** What all of a learner's screens need: the query cache, who they are, and how they take tests. */
const LEARNER =
  /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store|@standard-schema)\/|src\/lib\/(call\/server-data|session\/(client-state|store|details-data)|device\/device-store|page\/use-on-return)\.ts$|features\/test-settings\/(test-settings-data|in-turn|kept-settings)\.ts$|contract\/src\/(test-settings|shared\/time-factors)\.ts$/;

/** A field and a select, which screens without a form have, too. */
const FIELD = /src\/ui\/form\/(field|select)\.tsx$/;

/** What else forms are made of, on public pages, too. */
const FORM = /src\/ui\/(form\/text-field|notice)\.tsx$/;

/** Which tests there are and where the learner is in each. */
const TESTS =
  /features\/(free-quiz\/shared\/quiz-(data|state|words)|mock-test\/shared\/(all-mocks-data|mock-(data|state|words)|path-of-mock|section-words|mode-words)|exam\/clock\/use-time-left|question\/results\/count-words|practice\/shared\/practice-data|test-settings\/time-words)\.ts$|src\/(lib\/(clock-time|day-words|local-day)|ui\/timer\/time-left)\.ts$|contract\/src\/(free-quiz|practice|running-tests|lists|shared\/locks|mock-test\/(mock-test|mock-review|mock-times))\.ts$/;

/** What's around a learner's screens, and what two of them share. */
const FRAME =
  /features\/dashboard\/(frame\/(top-bar|sidebar|sidebar-entries|use-sidebar|account-menu|account-button)|shared\/dashboard-section|goal\/goal-data)\.tsx?$|features\/payments\/shared\/use-opens\.ts$|contract\/src\/goal\.ts$|src\/lib\/page\/(exam-select\.tsx|use-shown\.ts)$|src\/ui\/avatar\.tsx$|lucide-react\/.*\/(book-open|calendar-check|chart-no-axes-column|credit-card|file-chart-column|list-checks|repeat|target|timer)\.\w+$/;

/** Tests as lists and the dashboard show them: what to do with one, and how it went. */
const TEST_CARDS =
  /features\/(mock-test\/card\/(?!lock-dialog).*|free-quiz\/shared\/quiz-(actions|result)|question\/results\/outcome-counts)\.tsx?$|src\/ui\/skeleton-rows\.tsx$/;

/** How answers went, in numbers and words. */
const RESULTS =
  /features\/(question\/results\/(accuracy|outcome|question-words)|free-quiz\/shared\/question-row|mock-test\/shared\/weak-topics)\.ts$/;

/** Plans as the dashboard and public pages show them. */
const PLANS = /features\/payments\/shared\/plan-(card|grid|features|period)\.tsx?$/;

/** Charts and what was answered, which public pages show, too. */
const CHARTS =
  /src\/lib\/charts\/(score-ruler|figure|plot)\.tsx$|src\/ui\/browser\/scroll-(edges|sideways)\.tsx?$|features\/question\/(results\/verdict|ask\/answer)\.ts$|icons\/table-2\.mjs$/;

/** What a dashboard shows once its first step is there. */
const DASHBOARD_PARTS =
  /features\/dashboard\/(plan-part|last-quiz|quiz-column|mock-tests|mock-order|goal\/goal-form|last-mock\/(?!trend).*|frame\/(running-test.*|download-app))\.tsx?$|icons\/(smartphone|circle-dashed)\.mjs$/;

/**
 * Otherwise each small module that screens share would become a file of its own, and on a slow connection
 * every file costs a round trip. What the entry needs is one chunk, and the smallest components are another. The rest
 * takes a module only by name, because what it imports may be used by few.
 */
export const codeSplitting = {
  groups: [
    {
      name: "base",
      tags: ["$initial" as const],
      test: (id: string) => !/main\.tsx$|index\.html/.test(id),
    },
    { name: "kit", test: KIT },
    ...Object.entries({
      SITE_KIT,
      CALLS,
      FIELD,
      FORM,
      LEARNER,
      TESTS,
      FRAME,
      TEST_CARDS,
      CHARTS,
      RESULTS,
      PLANS,
      DASHBOARD_PARTS,
    }).map(([name, test]) => ({
      name: name.toLowerCase().replaceAll("_", "-"),
      test,
      includeDependenciesRecursively: false,
    })),
  ],
};
