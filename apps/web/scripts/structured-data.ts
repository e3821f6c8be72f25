/** What a page tells search engines about itself: schema.org data made from the words that people read. */
import plans from "virtual:plans";
import { GMAT_QUESTIONS } from "../src/features/site/gmat/gmat-questions.ts";
import { GRE_QUESTIONS } from "../src/features/site/gre/gre-questions.ts";
import { HOME_QUESTIONS } from "../src/features/site/home/home-questions.ts";

/** A page of the site, as its head describes it. */
export interface PageWords {
  path: string;
  title: string;
  description: string;
  /** The source file of a chunk that's loaded along with the page. */
  source?: string;
  /** For an article, the day it was published. */
  publishedOn?: string;
}

export type StructuredData = Record<string, unknown>;

/** The server fills in the public address. */
const SITE = "__PUBLIC_URL__";
const NAME = "Theta";

const ORGANIZATION: StructuredData = {
  "@type": "EducationalOrganization",
  "@id": `${SITE}/#organization`,
  name: NAME,
  url: `${SITE}/`,
  logo: `${SITE}/icon-512.png`,
  address: { "@type": "PostalAddress", addressLocality: "New Delhi", addressCountry: "IN" },
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer support",
    email: "__SUPPORT_EMAIL__",
    telephone: "__SUPPORT_PHONE__",
  },
};
const BY_US = { "@id": `${SITE}/#organization`, "@type": "EducationalOrganization", name: NAME };

type Question = Readonly<{ title: string; content: string }>;

const QUESTIONS: Record<string, readonly Question[]> = {
  "/": HOME_QUESTIONS,
  "/gmat": GMAT_QUESTIONS,
  "/gre": GRE_QUESTIONS,
};

export function structuredDataOf(page: PageWords, picture: string): StructuredData[] {
  const questions = QUESTIONS[page.path];
  return [
    ...(page.path === "/" ? [ORGANIZATION] : [breadcrumbs(page)]),
    ...(page.path === "/gmat" ? [course(page)] : []),
    ...(questions ? [faq(questions)] : []),
    ...(page.publishedOn ? [article(page, page.publishedOn, picture)] : []),
  ].map((data) => ({ "@context": "https://schema.org", ...data }));
}

/** The path from the home page to this one; for an article, by way of the blog. */
function breadcrumbs({ path, title }: PageWords): StructuredData {
  const steps = [
    { name: "Home", path: "/" },
    ...(path.startsWith("/blog/") ? [{ name: "Blog", path: "/blog" }] : []),
    { name: title, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: step.name,
      item: SITE + step.path,
    })),
  };
}

function faq(questions: readonly Question[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, content }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: content },
    })),
  };
}

/** Our GMAT preparation, as the plans describe it. */
function course({ path, description }: PageWords): StructuredData {
  return {
    "@type": "Course",
    name: "Preparation for the GMAT Focus Edition",
    description,
    url: SITE + path,
    inLanguage: "en",
    provider: BY_US,
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
    },
    offers: plans.map(({ planId, name, price }) => ({
      "@type": "Offer",
      category: "Paid",
      name,
      price,
      priceCurrency: "USD",
      url: `${SITE}/checkout?plan=${planId}`,
    })),
  };
}

function article(page: PageWords, publishedOn: string, picture: string): StructuredData {
  return {
    "@type": "BlogPosting",
    headline: page.title,
    description: page.description,
    datePublished: publishedOn,
    inLanguage: "en",
    url: SITE + page.path,
    mainEntityOfPage: SITE + page.path,
    image: `${SITE}/${picture}`,
    author: BY_US,
    publisher: BY_US,
  };
}
