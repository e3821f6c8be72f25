/** Every path of the site. The server reads this list too, as `site.json`, to answer each with a page. */
import { lazyScreen, type Screen } from "./lib/page/lazy-screen.tsx";
import { NOT_FOUND_TITLE } from "./lib/page/title.ts";

/** Which of the two sets of routes a path is in: logged out, logged in, or both. */
export type Audience = "visitor" | "learner" | "both";
/** Public: header and footer. Learner: top bar and sidebar. Own: whichever the audience has. Bare: none. */
export type Frame = "public" | "learner" | "own" | "bare";

export interface SitePath {
  /** The canonical spelling; any case is answered. */
  path: `/${string}`;
  audience: Audience;
  frame: Frame;
  screen: Screen;
  /** Unique: screens with the same title are one screen under several paths. */
  title: string;
  description: string;
  /** Made at build, and readable without scripts. Not for screens that live on navigation state. */
  prerendered: boolean;
  /** The path has a part that varies, and the screen gives each of its pages a title of its own. */
  manyPages?: boolean;
  /** Exists only beside the development mailbox. */
  development?: boolean;
}

type Words = Pick<SitePath, "title" | "description" | "screen">;

const page = (path: SitePath["path"], words: Words): SitePath => ({
  ...words,
  path,
  audience: "both",
  frame: "public",
  prerendered: true,
});
const visitor = (path: SitePath["path"], words: Words): SitePath => ({
  ...page(path, words),
  audience: "visitor",
});
const learner = (path: SitePath["path"], words: Words): SitePath => ({
  ...words,
  path,
  audience: "learner",
  frame: "learner",
  prerendered: false,
});

const dashboard: Words = {
  title: "Dashboard",
  description: "What to do next: mock tests, free quizzes, plans.",
  screen: lazyScreen("DashboardScreen", () => import("./features/dashboard/dashboard-screen.tsx")),
};

export const SITE: readonly SitePath[] = [
  visitor("/", {
    title: "Theta: GMAT mocks that say how sure they are",
    description:
      "Adaptive GMAT mock tests and free quizzes. Each score comes with the band it lies in, and every step that led there.",
    screen: lazyScreen("HomeScreen", () => import("./features/site/home/home-screen.tsx")),
  }),
  page("/gmat", {
    title: "The GMAT exam: format, scores, dates, fees",
    description:
      "What the GMAT Focus Edition asks, how it is scored, what it costs, when you can sit it, and how to prepare for it.",
    screen: lazyScreen(
      "GmatLandingScreen",
      () => import("./features/site/gmat/gmat-landing-screen.tsx"),
    ),
  }),
  page("/gre", {
    title: "The GRE exam: syllabus, scoring, fees, dates",
    description:
      "Master the GRE: what the General Test of today asks, how it is scored, what it costs, and when you can sit it.",
    screen: lazyScreen(
      "GreLandingScreen",
      () => import("./features/site/gre/gre-landing-screen.tsx"),
    ),
  }),
  page("/blog", {
    title: "Blog",
    description:
      "Articles on preparing for the GMAT: study plans, pacing, how adaptive scoring works, and what to do after a mock.",
    screen: lazyScreen("BlogScreen", () => import("./features/blog/blog-screen.tsx")),
  }),
  {
    ...page("/blog/:slug", {
      title: "Blog post",
      description: "An article of the blog.",
      screen: lazyScreen("BlogPostScreen", () => import("./features/blog/blog-post-screen.tsx")),
    }),
    manyPages: true,
  },
  page("/about-us", {
    title: "About us",
    description:
      "Who makes Theta, why, what we offer, and what we promise to those who practise here.",
    screen: lazyScreen(
      "AboutUsScreen",
      () => import("./features/site/about-us/about-us-screen.tsx"),
    ),
  }),
  page("/career", {
    title: "Career",
    description: "Two open positions at Theta, what they ask, and how to apply.",
    screen: lazyScreen("CareerScreen", () => import("./features/site/career/career-screen.tsx")),
  }),
  page("/contact", {
    title: "Contact",
    description: "Write to Theta: questions about tests, plans and admission, and how to reach us.",
    screen: lazyScreen("ContactScreen", () => import("./features/contact/contact-screen.tsx")),
  }),
  page("/privacy-policy", {
    title: "Privacy policy",
    description: "What we keep about you, for how long, and how you have it sent to you or erased.",
    screen: lazyScreen(
      "PrivacyPolicyScreen",
      () => import("./features/site/legal/privacy-policy-screen.tsx"),
    ),
  }),
  page("/term-condition", {
    title: "Terms and conditions",
    description:
      "What you may expect of Theta, and what we ask of you: accounts, licence, refunds, comments, links.",
    screen: lazyScreen("TermsScreen", () => import("./features/site/legal/terms-screen.tsx")),
  }),

  {
    ...page("/how-scores-work", {
      title: "How your score is made",
      description:
        "From your answers to a score: what counts, how the test follows you, and how sure the number is.",
      screen: lazyScreen(
        "HowScoresWorkScreen",
        () => import("./features/site/how-scores-work/how-scores-work-screen.tsx"),
      ),
    }),
    frame: "own",
  },

  {
    ...page("/PlanAndPricing", {
      title: "Plans and pricing",
      description: "What each plan holds, for how long, and what it costs in US dollars.",
      screen: lazyScreen(
        "PlanAndPricingScreen",
        () => import("./features/payments/plans/plan-and-pricing-screen.tsx"),
      ),
    }),
    frame: "own",
  },

  visitor("/signup", {
    title: "Sign up",
    description: "Create a Theta account: free quizzes at once, no card needed.",
    screen: lazyScreen(
      "SignupScreen",
      () => import("./features/account/sign-up/signup-screen.tsx"),
    ),
  }),
  visitor("/login", {
    title: "Log in",
    description: "Log in to Theta and go on where you left off.",
    screen: lazyScreen("LoginScreen", () => import("./features/account/log-in/login-screen.tsx")),
  }),
  visitor("/forgot-password", {
    title: "Forgot password",
    description: "Get a code by e-mail and choose a new password.",
    screen: lazyScreen(
      "ForgotPasswordScreen",
      () => import("./features/account/password/forgot-password-screen.tsx"),
    ),
  }),
  {
    ...visitor("/otp", {
      title: "Enter the code",
      description: "Enter the six digits from the e-mail.",
      screen: lazyScreen("OtpScreen", () => import("./features/account/code/otp-screen.tsx")),
    }),
    prerendered: false,
  },
  {
    path: "/update-password",
    audience: "both",
    frame: "own",
    title: "Reset password",
    description: "Choose a new password.",
    screen: lazyScreen(
      "UpdatePasswordScreen",
      () => import("./features/account/password/update-password-screen.tsx"),
    ),
    prerendered: false,
  },

  learner("/dashboard", dashboard),
  learner("/dashboard/Gmat", dashboard),
  learner("/dashboard/Gre", dashboard),
  learner("/free-quiz", {
    title: "Free Quiz",
    description: "Ten-question quizzes by section and topic, with solutions. They cost nothing.",
    screen: lazyScreen(
      "FreeQuizScreen",
      () => import("./features/free-quiz/list/free-quiz-screen.tsx"),
    ),
  }),
  learner("/topic-tests", {
    title: "Topic tests",
    description: "Timed tests of fifteen questions on one topic. Plans open them.",
    screen: lazyScreen(
      "TopicTestsScreen",
      () => import("./features/free-quiz/topic-tests/topic-tests-screen.tsx"),
    ),
  }),
  {
    ...learner("/free-test", {
      title: "Free test",
      description: "The questions of a free quiz, one at a time, with the clock running.",
      screen: lazyScreen(
        "FreeTestScreen",
        () => import("./features/free-quiz/take/free-test-screen.tsx"),
      ),
    }),
    frame: "bare",
  },
  learner("/practice", {
    title: "Practice",
    description: "One question at a time with its solution, by topic and difficulty.",
    screen: lazyScreen("PracticeScreen", () => import("./features/practice/practice-screen.tsx")),
  }),
  learner("/practice-plan", {
    title: "Practice plan",
    description: "Ten weeks with dated tasks: what is due this week, what is done, and what moved.",
    screen: lazyScreen(
      "PracticePlanScreen",
      () => import("./features/practice-plan/practice-plan-screen.tsx"),
    ),
  }),
  learner("/mentor", {
    title: "Mentor hour",
    description:
      "Propose three times for your hour with a mentor, and see where your request stands.",
    screen: lazyScreen("MentorScreen", () => import("./features/mentor/mentor-screen.tsx")),
  }),
  learner("/Solution", {
    title: "Solutions",
    description:
      "Every question of a finished quiz, with what you chose and why each option tempts.",
    screen: lazyScreen(
      "QuizSolutionScreen",
      () => import("./features/free-quiz/solutions/quiz-solution-screen.tsx"),
    ),
  }),
  learner("/SolutionAndAnaalytics", {
    title: "Analytics",
    description: "The score of a finished quiz, and a table of its questions.",
    screen: lazyScreen(
      "QuizAnalyticsScreen",
      () => import("./features/free-quiz/analytics/quiz-analytics-screen.tsx"),
    ),
  }),
  learner("/TestReport", {
    title: "Test report",
    description: "All mocks and quizzes that you have finished, with their scores.",
    screen: lazyScreen(
      "TestReportScreen",
      () => import("./features/reports/test-report-screen.tsx"),
    ),
  }),
  learner("/mock-test", {
    title: "Mock Test",
    description:
      "Full-length adaptive mock tests: three sections, 64 questions, 2 hours 15 minutes.",
    screen: lazyScreen(
      "MockListScreen",
      () => import("./features/mock-test/list/mock-list-screen.tsx"),
    ),
  }),
  {
    ...learner("/mock-test-guideline", {
      title: "Mock test guideline",
      description: "How a mock test runs, and the choice of the order of its sections.",
      screen: lazyScreen(
        "MockGuidelineScreen",
        () => import("./features/mock-test/guideline/mock-guideline-screen.tsx"),
      ),
    }),
    frame: "bare",
  },
  {
    ...learner("/test-instruction", {
      title: "Section instructions",
      description: "What the next section asks, and the button that starts its clock.",
      screen: lazyScreen(
        "TestInstructionScreen",
        () => import("./features/mock-test/instruction/test-instruction-screen.tsx"),
      ),
    }),
    frame: "bare",
  },
  {
    ...learner("/mock-test-question", {
      title: "Mock test question",
      description: "The questions of a section, one at a time, with the clock running.",
      screen: lazyScreen(
        "MockQuestionScreen",
        () => import("./features/mock-test/take/mock-question-screen.tsx"),
      ),
    }),
    frame: "bare",
  },
  learner("/mock-test-solution", {
    title: "Mock Test Solutions",
    description:
      "Every question of a finished mock test, section by section, with its worked solution.",
    screen: lazyScreen(
      "MockSolutionScreen",
      () => import("./features/mock-test/solutions/mock-solution-screen.tsx"),
    ),
  }),
  learner("/mock-test-analytics", {
    title: "Mock test analytics",
    description: "The score with its band, the three sections, and the path that the test took.",
    screen: lazyScreen(
      "MockAnalyticsScreen",
      () => import("./features/mock-test/report/mock-analytics-screen.tsx"),
    ),
  }),
  learner("/Checkout", {
    title: "Checkout",
    description: "Your plan, its price, and the payment window of our provider.",
    screen: lazyScreen(
      "CheckoutScreen",
      () => import("./features/payments/checkout/checkout-screen.tsx"),
    ),
  }),
  learner("/Thankyou", {
    title: "Thank You!",
    description: "The page that says that a payment is complete.",
    screen: lazyScreen(
      "ThankYouScreen",
      () => import("./features/payments/checkout/thank-you-screen.tsx"),
    ),
  }),
  learner("/subscriptions", {
    title: "Your subscriptions",
    description: "The plan that runs, how much of it is used, and your orders with their receipts.",
    screen: lazyScreen(
      "SubscriptionsScreen",
      () => import("./features/payments/subscriptions/subscriptions-screen.tsx"),
    ),
  }),
  learner("/Resource", {
    title: "Resources",
    description: "Sheets to read and print: the GMAT Quant Formula Sheet and others.",
    screen: lazyScreen(
      "ResourceScreen",
      () => import("./features/site/resources/resource-screen.tsx"),
    ),
  }),
  learner("/study-notes", {
    title: "Study notes",
    description:
      "One page for each topic, to read or print, with worked examples and a short quiz.",
    screen: lazyScreen(
      "StudyNotesScreen",
      () => import("./features/study-notes/study-notes-screen.tsx"),
    ),
  }),
  {
    ...learner("/study-notes/:name", {
      title: "Study note",
      description: "The study note on one topic.",
      screen: lazyScreen(
        "StudyNoteScreen",
        () => import("./features/study-notes/study-note-screen.tsx"),
      ),
    }),
    manyPages: true,
  },
  learner("/Faq", {
    title: "Subscription FAQs",
    description: "Eight questions about plans, renewal and refunds, with their answers.",
    screen: lazyScreen("FaqScreen", () => import("./features/site/faq/faq-screen.tsx")),
  }),
  learner("/upcomming-soon", {
    title: "GRE Coming Soon",
    description:
      "Theta is for the GMAT today. Practice tests, analytics and solutions for the GRE follow.",
    screen: lazyScreen(
      "GreComingSoonScreen",
      () => import("./features/site/coming-soon/gre-coming-soon-screen.tsx"),
    ),
  }),
  learner("/account", {
    title: "Account",
    description: "Your details, your password, your devices and your data.",
    screen: lazyScreen(
      "AccountScreen",
      () => import("./features/account/settings/account-screen.tsx"),
    ),
  }),

  {
    path: "/dev/ui",
    audience: "both",
    frame: "bare",
    title: "Components",
    description: "Every component of Theta in every state.",
    screen: lazyScreen("DevUiScreen", () => import("./features/dev-ui/dev-ui-screen.tsx")),
    prerendered: false,
    development: true,
  },
];

/** Paths of the specification that lead to another one. */
export const REDIRECTS: readonly { from: string; to: string }[] = [
  { from: "/create-password", to: "/forgot-password" },
];

export const NOT_FOUND = {
  title: NOT_FOUND_TITLE,
  screen: lazyScreen("NotFoundScreen", () => import("./lib/page/not-found-screen.tsx")),
};

const FRAMES = {
  public: lazyScreen("PublicLayout", () => import("./features/site/frame/public-layout.tsx")),
  learner: lazyScreen(
    "LearnerLayout",
    () => import("./features/dashboard/frame/learner-layout.tsx"),
  ),
};

/** The frame that an entry stands in for a learner, or for a visitor. */
export function frameOf({ frame }: Pick<SitePath, "frame">, isSignedIn: boolean): Screen | null {
  if (frame === "bare") return null;
  return FRAMES[frame === "own" ? (isSignedIn ? "learner" : "public") : frame];
}
