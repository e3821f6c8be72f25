import type { LegalDocument } from "./legal-document.ts";

/** Registering accepts these: whoever changes what they mean changes TERMS_VERSION with the date. */
export const TERMS: LegalDocument = {
  title: "Terms and conditions",
  updatedOn: "2026-11-22",
  firstPublishedOn: "2024-06-10",
  inShort: [
    "You must be 13 or older, and an account is for one person.",
    "A plan is paid once, for its whole period. Nothing renews by itself.",
    "You get your money back, without a question, within 48 hours of buying, as long as you have begun no mock test.",
    "Study with our questions as much as you like. Do not copy, publish or sell them.",
    "Our scores are estimates for your preparation. They are not the exam’s own.",
  ],
  clauses: [
    {
      id: "agreement",
      title: "What this is",
      parts: [
        "Theta is an education company in New Delhi, India. “We” is Theta, “you” is whoever uses this website, and “the site” is the website with all that can be done on it: quizzes, mock tests, practice, solutions, reports, articles and sheets.",
        "These terms are an agreement between you and us. By using the site you accept them; when you register, you say so with a tick, and we note which version you accepted. If you do not accept them, please do not use the site.",
        "“In short” above is there for orientation. What holds is what stands in the clauses.",
        "Nothing in these terms takes away a right that the law gives you as a consumer and that cannot be given up by agreement.",
      ],
    },
    {
      id: "accounts",
      title: "Age and accounts",
      parts: [
        "The site is for people who are 13 or older. If you are younger than the age at which the law lets you make contracts yourself, a parent or guardian has to agree to these terms with you, and has to make any purchase for you.",
        "Free quizzes, practice and mock tests need an account. Give your real name and an e-mail address and phone number of your own. The account is usable once you have entered the code that we send to the address.",
        "An account is for one person. Do not share it, lend it or sell it. Keep your password to yourself; what is done with your account counts as done by you until you tell us that somebody else has it.",
        "You see on your account page where you are signed in and can sign each device out. If you think that somebody else uses your account, set a new password and write to {email}.",
        "You can delete your account at any time on your account page. It is closed at once and erased after seven days; logging in before then keeps it. A plan that is still running ends with it.",
        "We may close an account that breaks these terms in earnest: after a warning, unless the damage would be done by then. You may ask us for the reason and object.",
      ],
    },
    {
      id: "plans",
      title: "Plans and prices",
      parts: [
        "What a plan opens, for how long and at what price stands in our [price list](/PlanAndPricing) and, once more, at the checkout before you pay. Periods are 2, 3, 6 or 12 months. A price is for the whole period, in US dollars; your bank may turn it into your currency and charge for that.",
        "Payment goes through Razorpay. The agreement about a plan is made when the payment is confirmed to us; you then get a receipt by e-mail.",
        "No plan renews by itself and your card is not kept by us. We write to you seven days before a plan ends.",
        "If you buy while a plan is running, the new period begins when the old one ends, and the tests of both are open to you meanwhile.",
        "When your last plan has ended, mock tests, their solutions and analytics are closed until you buy again. Nothing is deleted. Free quizzes and practice stay open without a plan.",
        "We may change prices and plans for the future. What you have bought stays as it was promised when you bought it. Discounts hold for as long as they are announced, and are not paid out afterwards.",
      ],
    },
    {
      id: "refunds",
      title: "Refunds",
      parts: [
        "Within 48 hours of your purchase you get your money back without giving a reason, as long as you have attempted no mock test since you paid. A mock test is attempted when its first section has been started. Ask for the refund on your [Subscriptions](/subscriptions) page: the plan ends at once and the refund goes out through Razorpay.",
        "In every other case write to {email} with your receipt number and your reason. We decide case by case, and give you our reason too.",
        "What we refund is paid within one month of your request to cancel.",
        "Payments by card and by net banking are refunded to the same card or account. The amount is credited within 28 working days; how soon depends on your bank.",
        "Payments made in any other way are refunded by a cheque made out to the name on the bill.",
        "A plan that is refunded is closed. If a refund does not reach you in that time, write to us and we look into it with the payment provider.",
      ],
    },
    {
      id: "tests",
      title: "Mock tests and fair use",
      parts: [
        "A plan says how many mock tests it opens. A mock test counts from the start of its first section. One that you have started you may finish even when the plan ends meanwhile.",
        "The clock of a test is our server’s. A section ends when its time is over, whether or not the page is open. If our service fails during a section, you may have that time back.",
        "Use one window for a test. You may not use programs that answer, copy or collect questions, give answers to others while a test is running, make requests that no person would make, or look for ways around what a plan opens or around the protection of the site.",
        "If you find a weakness in the site, tell us before you tell others. Whoever does so in good faith has nothing to fear from us.",
        "A fault in a question happens. When we find one, the question is corrected or withdrawn; results that were counted already stay as they are.",
      ],
    },
    {
      id: "licence",
      title: "What is ours, and your licence",
      parts: [
        "Unless it says otherwise, we or our licensors hold the rights in all that the site shows: questions, passages, solutions, reports, articles, sheets, pictures, design, code, name and mark. All rights are reserved.",
        "You may use it for your own preparation: read it, take the tests, print sheets, solutions and reports for yourself, and show your own report to whoever helps you to prepare. This licence is for you alone, and ends with the agreement.",
        "Without our written permission you may not:",
        {
          list: [
            "publish material of the site elsewhere, in whole or in part;",
            "sell, rent or sub-license it, or give access to it for money;",
            "reproduce, duplicate or copy it beyond what is allowed above;",
            "redistribute it, or use it to build or train another product.",
          ],
        },
        "Short quotations with their source, as the law allows them, stay free.",
        "GMAT is a trademark of its owner, who is not affiliated with us and does not endorse us. Our questions are written for Theta; none is taken from the exam.",
      ],
    },
    {
      id: "comments",
      title: "Comments of users",
      parts: [
        "At present no page of the site publishes comments. Where a page does, this clause holds for them, and for anything else that users publish on the site.",
        "We do not check comments before they appear. They are the views of whoever wrote them, and not ours. As far as the law allows, we are not liable for them or for what follows from their being read.",
        "We may look at comments at any time, and may remove those that are unlawful, insulting, misleading, advertising, or otherwise against these terms.",
        "With a comment you declare that:",
        {
          list: [
            "you may publish it, and have whatever permission that takes;",
            "it hurts nobody’s rights, copyright, patent and trademark among them;",
            "it is not defamatory, indecent or unlawful, and invades nobody’s privacy;",
            "it does not serve to promote a business or anything unlawful, and gives away no question of an exam.",
          ],
        },
        "You keep your rights in what you write, and allow us without charge to show, reproduce and edit it on the site, and to let others do so there.",
      ],
    },
    {
      id: "links",
      title: "Links to the site",
      parts: [
        "These may link to the site without asking:",
        {
          list: [
            "public authorities;",
            "search engines;",
            "news organisations;",
            "directories, in the way in which they link to the others that they list;",
            "businesses with a recognised accreditation, except those that collect donations, charity shops and fundraising groups.",
          ],
        },
        "A link must not deceive, must not make it look as if we sponsor, endorse or approve of the one who links or of what they offer, and must fit the page that it stands on. Under the same conditions, anybody may link to our articles and public pages from a personal page.",
        "We consider requests from others: well-known sources of information for consumers or businesses, community sites, associations and charities, directories, portals, accounting, law and consulting firms, schools, universities and trade associations. We say yes when the link does not throw a bad light on us or on businesses that are accredited with us, the one who asks has no bad record with us, the use of being seen makes up for our not asking anything for it, and the link stands among general information.",
        "To ask, write to {email}: your name and organisation, how to reach you, the address of your site, the pages from which you want to link, and the pages of ours to which the links shall lead. An answer takes two to three weeks.",
        "Whoever may link, may do so by our name, by the address that is linked to, or by any description of us that makes sense in its place. Our mark and other artwork may not be used for a link without a licence agreement.",
      ],
    },
    {
      id: "frames",
      title: "iFrames",
      parts: [
        "Without our written permission in advance nobody may put frames around our pages that change in any way how they look. Our pages tell browsers not to show them in frames at all.",
        "We are not responsible for what stands on pages that link to us. Nothing may stand there that is defamatory, obscene or criminal, or that infringes anybody’s rights or calls for it; whoever lets it stand there will hold us harmless from claims that come of it.",
      ],
    },
    {
      id: "reservation",
      title: "Reservation of rights",
      parts: [
        "We may at any time ask you to remove all links to the site, or a certain one. You agree to remove them at once when we ask.",
        "We may change these terms, and what they say about links, at any time. Whoever goes on linking to the site is bound by them as they then stand.",
      ],
    },
    {
      id: "removal",
      title: "Links from the site",
      parts: [
        "Other people’s sites are theirs. We look at them before we link to them, but do not watch what becomes of them.",
        "If you find a link on our site, or a page that it leads to, objectionable for any reason, tell us at {email}. We consider requests to remove links, though we are not obliged to do so or to answer each of them.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      parts: [
        "The site uses a few cookies and some storage of your browser: to keep you signed in, to protect your account, and so that no answer is lost. None of them serves advertising or follows you elsewhere. By signing in you agree to their use; each is named in our [privacy policy](/privacy-policy#cookies).",
        "At the checkout, and with the Google button on the login and sign-up pages, the provider’s own cookies may be set on the provider’s terms.",
      ],
    },
    {
      id: "disclaimer",
      title: "What we answer for",
      parts: [
        "We take care that what the site says is right, and that the site is there when you need it. We cannot promise that it is complete, always up to date or always available, or that you will reach a certain score or be admitted anywhere.",
        "Scores, bands, percentiles and forecasts are estimates from your answers, made for preparation. [How your score is made](/how-scores-work) says how sure they are and what we do not know. Fees, dates and rules of an exam change; what counts is what its owner publishes.",
        "As far as the law allows, we exclude warranties and conditions that are not stated here.",
        "Nothing in these terms limits or excludes liability for death or personal injury caused by negligence, for fraud or fraudulent misrepresentation, or for anything else for which the law does not allow it.",
        "Apart from that: for what the site offers free of charge we are not liable for loss or damage of any kind. For what you have paid for, our liability is limited to the price that you paid for the plan concerned. We are not liable for indirect or consequential loss.",
      ],
    },
    {
      id: "law",
      title: "Governing law",
      parts: [
        "The law of India governs these terms and all that arises from the use of the site. The courts at New Delhi, India, have jurisdiction, unless the law of the place where you live as a consumer gives you another one.",
        "Please write to us before you go to court. Most things can be settled in a few mails.",
        "If a part of these terms is not valid, the rest holds.",
      ],
    },
    {
      id: "changes",
      title: "Changes, and how to reach us",
      parts: [
        "When these terms change, the new date stands at the top. Changes hold from then on; for a plan that you have bought, the terms hold that stood here when you bought it, unless the new ones are better for you or the law asks for them.",
        "Write to {email}, call {phone} (Monday-Saturday 10AM-6PM) or use the [contact form](/contact). Theta, New Delhi, India.",
      ],
    },
  ],
};
