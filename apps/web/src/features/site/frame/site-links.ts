/** The links of the header, its drawer, and the footer. */
export interface SiteLink {
  label: string;
  to: string;
  /** Login and Signup load a new document, because their policy allows Google's button. */
  fullLoad?: boolean;
}

export const SIGNUP: SiteLink = { label: "Signup", to: "/signup", fullLoad: true };
export const LOGIN: SiteLink = { label: "Login", to: "/login", fullLoad: true };
export const DASHBOARD: SiteLink = { label: "Dashboard", to: "/dashboard" };

const BLOG: SiteLink = { label: "Blog", to: "/blog" };
const PRICING: SiteLink = { label: "Pricing", to: "/PlanAndPricing" };
const SCORES: SiteLink = { label: "How scores work", to: "/how-scores-work" };
const ADMISSION: SiteLink = { label: "Admission", to: "/contact" };
const EXAMS: readonly SiteLink[] = [
  { label: "Gmat", to: "/gmat" },
  { label: "Gre", to: "/gre" },
];

export function headerLinks(isSignedIn: boolean): readonly SiteLink[] {
  const freeTests = isSignedIn ? { to: "/free-quiz" } : { to: "/signup", fullLoad: true };
  return [{ label: "Free Tests", ...freeTests }, PRICING, SCORES, BLOG, ADMISSION];
}

export function drawerLinks(isSignedIn: boolean): readonly SiteLink[] {
  return [
    isSignedIn ? DASHBOARD : { label: "Home", to: "/" },
    ...EXAMS,
    PRICING,
    SCORES,
    BLOG,
    ADMISSION,
    ...(isSignedIn ? [] : [SIGNUP, LOGIN]),
  ];
}

export const FOOTER_EXAMS: readonly SiteLink[] = [
  { label: "GMAT", to: "/gmat" },
  { label: "GRE", to: "/gre" },
];

export const FOOTER_PAGES: readonly SiteLink[] = [
  BLOG,
  { label: "Plans and pricing", to: "/PlanAndPricing" },
  SCORES,
  { label: "About us", to: "/about-us" },
  { label: "Career", to: "/career" },
  { label: "Privacy policy", to: "/privacy-policy" },
  { label: "Terms and conditions", to: "/term-condition" },
  { label: "Contact", to: "/contact" },
];
