/** Every path on the site. The server also reads this list, as `site.json`, to answer each with a page. */
import { lazyScreen, type Screen } from "./lib/page/lazy-screen.tsx";
import { NOT_FOUND_TITLE } from "./lib/page/title.ts";

/** Which of the two sets of routes a path is in: signed out, signed in, or both. */
export type Audience = "visitor" | "learner" | "both";
/** Public: header and footer. Learner: top bar and sidebar. Own: whichever the audience has. Bare: none. */
export type Frame = "public" | "learner" | "own" | "bare";

export interface SitePath {
  /** The canonical spelling; any case works. */
  path: `/${string}`;
  audience: Audience;
  frame: Frame;
  screen: Screen;
  /** Unique, because screens with the same title count as one screen under several paths. */
  title: string;
  description: string;
  /** Made at build time and readable without scripts. Not for screens that depend on navigation state. */
  prerendered: boolean;
  /** The path has a variable part, and the screen gives each of its pages its own title. */
  manyPages?: boolean;
  /** Exists only along with the development mailbox. */
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
  description: "What to do next: mock tests, free quizzes, and plans.",
  screen: lazyScreen("DashboardScreen", () => import("./features/dashboard/dashboard-screen.tsx")),
};

export const SITE: readonly SitePath[] = [
  visitor("/", {
    title: "Theta: GMAT practice with a score you can trust",
    description:
      "Free GMAT quizzes and adaptive mocks that work like the real exam. Scores show their margin of error, and every question comes with a full explanation.",
    screen: lazyScreen("HomeScreen", () => import("./features/site/home/home-screen.tsx")),
  }),
  page("/gmat", {
    title: "The GMAT exam: format, scores, dates, and fees",
    description:
      "What's on the GMAT Focus Edition, how it's scored, what it costs, when you can take it, and how to prepare.",
    screen: lazyScreen(
      "GmatLandingScreen",
      () => import("./features/site/gmat/gmat-landing-screen.tsx"),
    ),
  }),
  page("/gre", {
    title: "The GRE exam: syllabus, scoring, fees, and dates",
    description:
      "What's on the GRE General Test, how it's scored, what it costs, and when you can take it.",
    screen: lazyScreen(
      "GreLandingScreen",
      () => import("./features/site/gre/gre-landing-screen.tsx"),
    ),
  }),
  page("/blog", {
    title: "Blog",
    description:
      "How to prepare for the GMAT: study plans, pacing, how adaptive scoring works, and what to do after a mock.",
    screen: lazyScreen("BlogScreen", () => import("./features/blog/blog-screen.tsx")),
  }),
  {
    ...page("/blog/:slug", {
      title: "Blog post",
      description: "A post from the Theta blog.",
      screen: lazyScreen("BlogPostScreen", () => import("./features/blog/blog-post-screen.tsx")),
    }),
    manyPages: true,
  },
  page("/about-us", {
    title: "About us",
    description: "Who makes Theta and why, what you get, and what we promise you.",
    screen: lazyScreen(
      "AboutUsScreen",
      () => import("./features/site/about-us/about-us-screen.tsx"),
    ),
  }),
  page("/career", {
    title: "Career",
    description: "Two open positions at Theta, what we're looking for, and how to apply.",
    screen: lazyScreen("CareerScreen", () => import("./features/site/career/career-screen.tsx")),
  }),
  page("/contact", {
    title: "Contact",
    description:
      "Ask us about tests, plans, your account, or admissions. A person reads every message.",
    screen: lazyScreen("ContactScreen", () => import("./features/contact/contact-screen.tsx")),
  }),
  page("/privacy-policy", {
    title: "Privacy policy",
    description: "What we keep about you, for how long, and how to download or delete it.",
    screen: lazyScreen(
      "PrivacyPolicyScreen",
      () => import("./features/site/legal/privacy-policy-screen.tsx"),
    ),
  }),
  page("/term-condition", {
    title: "Terms and conditions",
    description:
      "What you can expect from Theta and what we expect from you: accounts, plans, refunds, and fair use.",
    screen: lazyScreen("TermsScreen", () => import("./features/site/legal/terms-screen.tsx")),
  }),

  {
    ...page("/how-scores-work", {
      title: "How scores work",
      description:
        "From your answers to your score: what counts, how the test adapts to you, and how much you can trust the number.",
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
      description: "What each plan includes, how long it lasts, and what it costs in US dollars.",
      screen: lazyScreen(
        "PlanAndPricingScreen",
        () => import("./features/payments/plans/plan-and-pricing-screen.tsx"),
      ),
    }),
    frame: "own",
  },

  visitor("/signup", {
    title: "Sign up",
    description: "Create a free Theta account and start your first quiz. No card needed.",
    screen: lazyScreen(
      "SignupScreen",
      () => import("./features/account/sign-up/signup-screen.tsx"),
    ),
  }),
  visitor("/login", {
    title: "Sign in",
    description: "Sign in to Theta and pick up where you left off.",
    screen: lazyScreen("LoginScreen", () => import("./features/account/log-in/login-screen.tsx")),
  }),
  {
    ...visitor("/login/:provider", {
      title: "Signing you in",
      description: "Where another account sends you back to.",
      screen: lazyScreen(
        "OpenidReturnScreen",
        () => import("./features/account/openid/openid-return-screen.tsx"),
      ),
    }),
    prerendered: false,
    manyPages: true,
  },
  visitor("/forgot-password", {
    title: "Forgot password",
    description: "Get a code by email and choose a new password.",
    screen: lazyScreen(
      "ForgotPasswordScreen",
      () => import("./features/account/password/forgot-password-screen.tsx"),
    ),
  }),
  {
    ...visitor("/otp", {
      title: "Enter the code",
      description: "Enter the six-digit code from the email.",
      screen: lazyScreen("CodeScreen", () => import("./features/account/code/code-screen.tsx")),
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
    description: "Free ten-question quizzes by section and topic, with solutions.",
    screen: lazyScreen(
      "QuizListScreen",
      () => import("./features/free-quiz/list/quiz-list-screen.tsx"),
    ),
  }),
  learner("/topic-tests", {
    title: "Topic tests",
    description: "Timed tests of 15 questions on one topic, included in plans.",
    screen: lazyScreen(
      "TopicTestsScreen",
      () => import("./features/free-quiz/topic-tests/topic-tests-screen.tsx"),
    ),
  }),
  {
    ...learner("/free-test", {
      title: "Quiz question",
      description: "A free quiz, one question at a time, with the clock running.",
      screen: lazyScreen(
        "QuizQuestionScreen",
        () => import("./features/free-quiz/take/quiz-question-screen.tsx"),
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
    description: "Ten weeks of dated tasks: what's due this week, what's done, and what has moved.",
    screen: lazyScreen(
      "PracticePlanScreen",
      () => import("./features/practice-plan/practice-plan-screen.tsx"),
    ),
  }),
  learner("/mentor", {
    title: "Mentor session",
    description:
      "Suggest three time slots for your mentor session, and see where your request stands.",
    screen: lazyScreen("MentorScreen", () => import("./features/mentor/mentor-screen.tsx")),
  }),
  learner("/Solution", {
    title: "Solutions",
    description:
      "Every question of a finished quiz, with your answer and why each wrong option is tempting.",
    screen: lazyScreen(
      "QuizSolutionScreen",
      () => import("./features/free-quiz/solutions/quiz-solution-screen.tsx"),
    ),
  }),
  learner("/SolutionAndAnaalytics", {
    title: "Analytics",
    description: "Your score in a finished quiz, question by question.",
    screen: lazyScreen(
      "QuizReportScreen",
      () => import("./features/free-quiz/report/quiz-report-screen.tsx"),
    ),
  }),
  learner("/TestReport", {
    title: "Reports",
    description: "All the mocks and quizzes you've finished, with their scores.",
    screen: lazyScreen("ReportsScreen", () => import("./features/reports/reports-screen.tsx")),
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
    ...learner("/test-day", {
      title: "Test day",
      description:
        "A rehearsal before a mock: check your device, try the exam's screen, and print scratch paper.",
      screen: lazyScreen(
        "TestDayScreen",
        () => import("./features/mock-test/test-day/test-day-screen.tsx"),
      ),
    }),
    frame: "bare",
  },
  {
    ...learner("/mock-test-guideline", {
      title: "Mock test guideline",
      description: "How a mock test works, and the order you take its sections in.",
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
      description: "What's in the next section, and the button that starts its clock.",
      screen: lazyScreen(
        "SectionInstructionScreen",
        () => import("./features/mock-test/instruction/section-instruction-screen.tsx"),
      ),
    }),
    frame: "bare",
  },
  {
    ...learner("/mock-test-question", {
      title: "Mock test question",
      description: "A mock test section, one question at a time, with the clock running.",
      screen: lazyScreen(
        "MockQuestionScreen",
        () => import("./features/mock-test/take/mock-question-screen.tsx"),
      ),
    }),
    frame: "bare",
  },
  learner("/mock-test-solution", {
    title: "Mock Test Solutions",
    description: "Every question of a finished mock test, section by section, with its solution.",
    screen: lazyScreen(
      "MockSolutionScreen",
      () => import("./features/mock-test/solutions/mock-solution-screen.tsx"),
    ),
  }),
  learner("/mock-test-analytics", {
    title: "Mock test analytics",
    description: "Your score with its range, your three sections, and how the test adapted to you.",
    screen: lazyScreen(
      "MockReportScreen",
      () => import("./features/mock-test/report/mock-report-screen.tsx"),
    ),
  }),
  learner("/Checkout", {
    title: "Checkout",
    description: "Your plan, its price, and secure payment.",
    screen: lazyScreen(
      "CheckoutScreen",
      () => import("./features/payments/checkout/checkout-screen.tsx"),
    ),
  }),
  learner("/Thankyou", {
    title: "Thank You!",
    description: "Your payment is complete.",
    screen: lazyScreen(
      "ThankYouScreen",
      () => import("./features/payments/thank-you/thank-you-screen.tsx"),
    ),
  }),
  learner("/subscriptions", {
    title: "Your subscriptions",
    description: "Your plan, how much of it you've used, and your orders with their receipts.",
    screen: lazyScreen(
      "SubscriptionsScreen",
      () => import("./features/payments/subscriptions/subscriptions-screen.tsx"),
    ),
  }),
  learner("/Resource", {
    title: "Resources",
    description:
      "Sheets to read and print: the GMAT Quant Formula Sheet, an error log, and a study plan.",
    screen: lazyScreen(
      "ResourceScreen",
      () => import("./features/site/resources/resource-screen.tsx"),
    ),
  }),
  learner("/study-notes", {
    title: "Study notes",
    description: "One page per topic, to read or print, with worked examples and a short quiz.",
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
    description: "Answers to eight questions about plans, renewal, and refunds.",
    screen: lazyScreen("FaqScreen", () => import("./features/site/faq/faq-screen.tsx")),
  }),
  learner("/upcomming-soon", {
    title: "GRE Coming Soon",
    description:
      "Theta is for the GMAT today. GRE practice tests, analytics, and solutions are on the way.",
    screen: lazyScreen(
      "GreComingSoonScreen",
      () => import("./features/site/coming-soon/gre-coming-soon-screen.tsx"),
    ),
  }),
  learner("/account", {
    title: "Account",
    description: "Your details, password, devices, and data.",
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

/** Specification paths that lead to another one. */
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

/** The frame around an entry for a learner or a visitor. */
export function frameOf({ frame }: Pick<SitePath, "frame">, isSignedIn: boolean): Screen | null {
  if (frame === "bare") return null;
  return FRAMES[frame === "own" ? (isSignedIn ? "learner" : "public") : frame];
}
