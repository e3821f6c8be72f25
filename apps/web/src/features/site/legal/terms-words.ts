import type { LegalDocument } from "./legal-document.ts";

/** Signing up accepts these: if you change what they mean, change TERMS_VERSION along with the date. */
export const TERMS: LegalDocument = {
  title: "Terms and conditions",
  updatedOn: "2026-11-23",
  firstPublishedOn: "2024-06-10",
  inShort: [
    "You must be 13 or older, and each account is for one person.",
    "You pay for a plan once, for its whole period. Plans never renew automatically.",
    "You get a full refund, no questions asked, within 48 hours of buying, as long as you haven't started a mock test.",
    "Study with our questions as much as you like. Don't copy, publish, or sell them.",
    "Our scores are estimates to guide your preparation. They aren't official exam scores.",
  ],
  clauses: [
    {
      id: "agreement",
      title: "What this is",
      parts: [
        'Theta is an education company in New Delhi, India. "We" means Theta, "you" means anyone who uses this website, and "the site" means the website and everything you can do on it: quizzes, mock tests, practice, solutions, reports, articles, and printable sheets.',
        "These terms are an agreement between you and us. By using the site, you accept them. When you sign up, you confirm this by checking a box, and we record which version you accepted. If you don't accept these terms, please don't use the site.",
        '"In short" above is only a summary. Only the clauses below are binding.',
        "Nothing in these terms takes away any right the law gives you as a consumer that can't be waived by agreement.",
      ],
    },
    {
      id: "accounts",
      title: "Age and accounts",
      parts: [
        "The site is for people who are 13 or older. If you're too young to enter into contracts yourself under the law, a parent or guardian must agree to these terms with you and make any purchase for you.",
        "You need an account for free quizzes, practice, and mock tests. Give your real name and your own email address and phone number. You can use the account once you've entered the code we send to that address.",
        "An account is for one person. Don't share, lend, or sell it. Keep your password to yourself. You're responsible for what happens in your account until you tell us someone else has your password.",
        "Your account page shows where you're signed in, and lets you sign out any device. If you think someone else is using your account, set a new password and write to {email}.",
        "You can delete your account at any time on your account page. You're signed out everywhere immediately, and we delete the account after seven days; signing in before then keeps it. Any active plan ends with the account.",
        "We may close an account that seriously violates these terms. We'll warn you first, unless the damage would be done by then. You can ask us for the reason and appeal.",
      ],
    },
    {
      id: "plans",
      title: "Plans and prices",
      parts: [
        "Our [plans and pricing](/PlanAndPricing) page says what each plan includes, how long it lasts, and what it costs. You see this again at checkout before you pay. Plans last 2, 3, 6, or 12 months. The price covers the whole period and is in US dollars; your bank may convert it into your currency and charge a fee for that.",
        "Payments go through Razorpay. Our agreement about a plan begins when your payment is confirmed to us, and we then email you a receipt.",
        "Plans never renew automatically, and we don't keep your card. We email you seven days before a plan ends.",
        "If you buy a plan while another is active, the new period starts when the old one ends. Until then, you can use the tests in both.",
        "When your last plan has ended, you lose access to mock tests and topic tests, along with their solutions and analytics, and to anything else that came only with a plan, until you buy another one. Nothing is deleted. Free quizzes and practice stay open without a plan.",
        "We may change prices and plans in the future. What you've already bought stays as promised when you bought it. Discounts apply for the period we announce and can't be claimed afterward.",
      ],
    },
    {
      id: "refunds",
      title: "Refunds",
      parts: [
        "You can get a full refund within 48 hours of your purchase without giving a reason, as long as you haven't started a mock test since you paid. Starting its first section counts. Request the refund on your [Subscriptions](/subscriptions) page: the plan ends immediately, and we refund your payment through Razorpay.",
        "If your plan includes a session with a mentor, you can ask for it right away. It takes place at least 48 hours after your purchase, so asking for it doesn't affect your right to a refund. If you get a refund, the session is canceled.",
        "In all other cases, write to {email} with your receipt number and your reason. We decide case by case, and we'll tell you why.",
        "We send refunds within one month of your request.",
        "Payments by card or net banking are refunded to the same card or account. Once we send it, the amount is credited within 28 working days, depending on your bank.",
        "If you paid any other way and Razorpay can't return the payment, we send you a check made out to the billing name.",
        "A refunded plan is closed. If your refund doesn't reach you within these times, write to us and we'll look into it with the payment provider.",
      ],
    },
    {
      id: "tests",
      title: "Mock tests and fair use",
      parts: [
        "A plan says how many mock tests it includes. A mock test counts as used when you start its first section. You can finish a mock test you've started, even if your plan ends in the meantime.",
        "Our server keeps the time of every test. A section ends when its time is up, whether or not the page is open. If our servers record an outage during a section, we give that time back automatically.",
        "Use one window for a test. Don't use programs that answer, copy, or collect questions. Don't give answers to others while a test is running. Don't send requests faster than a person would. Don't try to get around what your plan includes or how we protect the site.",
        "If you find a security weakness in the site, tell us before you tell anyone else. If you act in good faith, we won't take action against you.",
        "Questions can contain mistakes. When we find one, we correct or withdraw the question. Results that already counted stay as they are.",
      ],
    },
    {
      id: "licence",
      title: "What's ours, and what you may do with it",
      parts: [
        "Unless it says otherwise, we or our licensors own the rights to everything on the site: questions, passages, solutions, reports, articles, sheets, pictures, design, code, name, and logo. All rights reserved.",
        "You may use it for your own preparation: read it, take the tests, print sheets, solutions, and reports for yourself, and show your own report to anyone who's helping you prepare. This license is yours alone, and ends with the agreement.",
        "Without our written permission, you may not:",
        {
          list: [
            "publish any of the site's material elsewhere;",
            "sell, rent, or sublicense it, or charge for access to it;",
            "reproduce, duplicate, or copy it beyond what's allowed above;",
            "redistribute it, or use it to build or train another product.",
          ],
        },
        "You may quote short passages with their source, as the law allows.",
        "GMAT is a trademark of its owner, who is not affiliated with us and does not endorse us. Our questions are written for Theta. None are taken from the exam.",
      ],
    },
    {
      id: "comments",
      title: "User comments",
      parts: [
        "No page of the site publishes comments today. If one does, this clause applies to them, and to anything else users publish on the site.",
        "We don't review comments before they appear. They're the views of the people who wrote them, not ours. As far as the law allows, we aren't liable for them or for what results from reading them.",
        "We may review comments at any time, and may remove any that are unlawful, insulting, misleading, promotional, or otherwise against these terms.",
        "When you post a comment, you confirm that:",
        {
          list: [
            "you're allowed to publish it and have any permission you need;",
            "it doesn't violate anyone's rights, including copyrights, patents, and trademarks;",
            "it isn't defamatory, indecent, or unlawful, and doesn't invade anyone's privacy;",
            "it doesn't promote a business or anything unlawful, and doesn't give away exam questions.",
          ],
        },
        "You keep your rights to what you write. You let us show, reproduce, and edit it on the site, and let others do so there, free of charge.",
      ],
    },
    {
      id: "links",
      title: "Links to the site",
      parts: [
        "The following may link to the site without asking:",
        {
          list: [
            "public authorities;",
            "search engines;",
            "news organizations;",
            "directories, in the same way they link to the others they list;",
            "businesses with a recognized accreditation, except charities soliciting donations, charity shops, and fundraising groups.",
          ],
        },
        "A link must not be deceptive, must not suggest that we sponsor, endorse, or approve the linking party or what it offers, and must fit the page it's on. On the same conditions, anyone may link to our articles and public pages from a personal page.",
        "We consider requests from others: well-known sources of consumer or business information; community sites; associations and charities; directories and portals; accounting, law, and consulting firms; schools and universities; and trade associations. We approve a request if the link wouldn't reflect badly on us, we've had no problems with the organization, the link benefits us, and it appears among general information.",
        "To ask, write to {email} with your name and organization, how to reach you, the address of your site, the pages you want to link from, and our pages you want to link to. Please allow two to three weeks for a reply.",
        "Anyone who may link to us may use our name, the address of the page, or any description of us that makes sense in its context. You need a license agreement to use our logo or other artwork in a link.",
      ],
    },
    {
      id: "frames",
      title: "iFrames",
      parts: [
        "Without our prior written permission, you may not put frames around our pages that change how they look in any way. Our pages tell browsers not to show them in frames at all.",
        "We aren't responsible for the content of pages that link to us. A page that links to us must not contain anything that's defamatory, obscene, or criminal, or that infringes anyone's rights or encourages others to. If your page does, you'll protect us against any claims that result.",
      ],
    },
    {
      id: "reservation",
      title: "Reservation of rights",
      parts: [
        "We may ask you at any time to remove any or all links to the site. You agree to remove them immediately when we ask.",
        "We may change these terms, including what they say about links, at any time. By continuing to link to the site, you accept the terms as they are at that time.",
      ],
    },
    {
      id: "removal",
      title: "Links from the site",
      parts: [
        "We don't control other people's sites. We look at them before we link to them, but we don't monitor how they change.",
        "If you find a link on our site, or a page it leads to, objectionable for any reason, tell us at {email}. We consider requests to remove links, but we don't have to act on them or reply to each one.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      parts: [
        "The site uses a few cookies and some of your browser's storage to keep you signed in, to protect your account, and to make sure no answer is lost. None of them are for advertising or follow you elsewhere. By signing in, you agree to their use. Our [privacy policy](/privacy-policy#cookies) lists every one.",
        "At checkout, and where the sign-in and sign-up pages show the Google button, the provider may set its own cookies on its own terms.",
      ],
    },
    {
      id: "disclaimer",
      title: "What we're responsible for",
      parts: [
        "We work to keep what the site says correct and the site available when you need it. We can't promise that it's complete, always up to date, or always available, or that you'll reach a certain score or be admitted anywhere.",
        "Scores, score ranges, and percentiles are estimates made from your answers to guide your preparation. Our page [How scores work](/how-scores-work) explains how certain they are and what we don't know. Exam fees, dates, and rules change; go by what GMAC publishes about the GMAT, and ETS about the GRE.",
        "As far as the law allows, we exclude all warranties and conditions not stated here.",
        "Nothing in these terms limits or excludes liability for death or personal injury caused by negligence, for fraud or fraudulent misrepresentation, or for anything else where the law doesn't allow it.",
        "Beyond that, we aren't liable for loss or damage of any kind from what the site offers free of charge. For what you've paid for, our liability is limited to the price you paid for the plan concerned. We aren't liable for indirect or consequential loss.",
      ],
    },
    {
      id: "law",
      title: "Governing law",
      parts: [
        "The law of India governs these terms and anything that arises from using the site. The courts of New Delhi, India, have jurisdiction, unless the law where you live as a consumer gives you another court.",
        "Please write to us before you go to court. Most problems can be solved in a few emails.",
        "If any part of these terms turns out to be invalid, the rest still applies.",
      ],
    },
    {
      id: "changes",
      title: "Changes, and how to reach us",
      parts: [
        "When these terms change, we put the new date at the top, and the changes apply from then on. For a plan you've already bought, the terms from when you bought it continue to apply, unless the new ones are better for you or required by law.",
        "Write to {email} (we answer Monday-Saturday 10AM-6PM) or use the [contact form](/contact). Theta, New Delhi, India.",
      ],
    },
  ],
};
