/** Made from `content` at build time (scripts/content-modules.ts). */
declare module "virtual:plans" {
  const plans: readonly import("@theta/contract").Plan[];
  export default plans;
}

declare module "virtual:claims" {
  interface Statistic {
    /** Reads on into the figure: Trusted by 1000+ Students. */
    label: string;
    figure: string;
  }
  interface Testimonial {
    exam: "GMAT" | "GRE";
    /** For a sample, what the person does and where, without a name. */
    who: string;
    words: string;
    isSample: boolean;
  }
  const claims: {
    statistics: { confirmed: boolean; figures: readonly Statistic[] };
    course: { confirmed: boolean; title: string; parts: readonly string[] };
    testimonials: readonly Testimonial[];
  };
  export default claims;
}

declare module "virtual:counts" {
  const counts: {
    questions: number;
    quizzes: number;
    fullMocks: number;
    sectionalMocks: number;
  };
  export default counts;
}
