import type { LegalDocument } from "./legal-document.ts";

/** Held against the code: every cookie and every key of the browser's storage must be named here. */
export const PRIVACY: LegalDocument = {
  title: "Privacy policy",
  updatedOn: "2026-11-22",
  firstPublishedOn: "2024-06-10",
  inShort: [
    "We keep what we need to run your account, score your tests and answer you. We sell nothing of it.",
    "No tracking, no advertising, no analytics of third parties.",
    "Your card never reaches us. We keep its network and its last four digits, for the receipt.",
    "On your [account page](/account) you can have a copy of what we keep about you, and delete all of it.",
    "The service is not for anyone under 13.",
  ],
  clauses: [
    {
      id: "who",
      title: "Who is responsible",
      parts: [
        "Theta, an education company in New Delhi, India, decides what is done with the data that this website and its server handle. Questions about it go to {email} or {phone}, or through the [contact form](/contact).",
        "This policy tells of the website and its server. For sites that we link to, their own policies hold.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      parts: [
        "When you register we ask for your name, phone number, e-mail address and a password. We need them to open the account, to know that the address is yours, to send you what concerns your account and plan, and to reach you when you ask for help.",
        "Of the password we keep only a hash (Argon2id), from which it cannot be read. Codes that we mail to you and the secrets of your sign-ins are kept as hashes too.",
        "With the account we note when you accepted the terms, in which version and from which IP address; that you are 13 or older is part of it.",
        "If you sign in with Google, Google tells us your name, your e-mail address and a number for your Google account. We keep that number to know you again. We get no access to anything else in your Google account.",
        "For every device that is signed in we keep the name of its browser and system, its IP address, and when it signed in and was last used. You see the list on your account page.",
      ],
    },
    {
      id: "learning",
      title: "Your tests and practice",
      parts: [
        "We keep which questions you were asked, what you answered and when, how long it took, and the results: scores with their bands, and when a question is due again. Solutions, analytics, practice and the choice of your next question are made from this.",
        "How often a question was used, and how people do on it, we also count over all learners, to keep the questions fair. Those counts name nobody.",
        "The notes and drawings of the on-screen whiteboard stay in your browser. They are not sent to us.",
      ],
    },
    {
      id: "payments",
      title: "Payments",
      parts: [
        "Payments are handled by Razorpay. You enter your card or bank details in Razorpay’s window; they go to Razorpay and not to us. To open the window we hand over your name, e-mail address and phone number, and what you are buying.",
        "We keep your orders: plan, price, receipt number, times, Razorpay’s numbers for order and payment, whether it was paid or refunded, and, where a card was used, its network and last four digits. No card number, expiry date or security code is ever kept by us.",
        "Razorpay tells our server when something happens to a payment. Of such a notice we keep its kind, the numbers of order and payment, the amount and the currency; its text is not kept.",
      ],
    },
    {
      id: "messages",
      title: "Messages to us",
      parts: [
        "What you send through the contact form (name, e-mail address, message and, if you give it, your phone number) is kept in our database and mailed to our support, so that we can answer. If you are signed in, we note that it was you.",
        "Messages are deleted 12 months after they were sent. They are erased earlier with your account, if you sent them while signed in or if they give the e-mail address of the account; such messages are also part of the copy of your data. If you have no account, write to {email} to have a message deleted.",
        "If you tell us your exam date and target score, we keep both. If you set up a practice plan, we keep its dates and what you check off. If you ask for a mentor hour, we keep your times, your time zone, and what you write, and mail them to our support. All of this is kept as long as your account, are part of the copy of your data, and are erased with the account.",
        "Applications reach us as e-mail. Resume and note are used for the application alone, and deleted six months after it is decided.",
        "Until it is sent, what you type stays in the tab of your browser, so that a lost connection does not lose it.",
      ],
    },
    {
      id: "mail",
      title: "Mail from us",
      parts: [
        "We send what your account needs: codes, notices that your password was changed or that Google was connected, receipts, refunds, the end of a plan, the deletion of an account. We send no newsletter to this address unless you ask for one, and our mails hold nothing that tells us whether they were opened.",
        "The text of a mail is wiped from our database once our mail server has taken it, or when it is given up. That it was sent (to whom, its subject, when) stays for 30 days.",
      ],
    },
    {
      id: "security",
      title: "Protection and logs",
      parts: [
        "Events that concern the safety of an account (signing in and out, wrong codes, a new password, copying or deleting the data, payments that need a person) are written to a log that cannot be changed: what happened, when, from which IP address, and the number of the account. It holds no name and no e-mail address. You get your part of it with the copy of your data.",
        "To hold off guessing and floods, we count tries by account, e-mail address and IP address. Accounts and addresses are mostly counted under a keyed hash; error reports and payment attempts under the IP address or the account’s number.",
        "For each request our server writes a line: time, method, path without its query, IP address, outcome. If something breaks in your browser, the page reports the error message, the page that it happened on and where in our code it arose. These lines are for finding faults and attacks and nothing else.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and storage in your browser",
      parts: [
        "We set three cookies, all our own, closed to scripts, and sent to our site alone. On a secure connection their names begin with `__Host-`.",
        {
          table: {
            caption: "Cookies",
            head: ["Name", "What it is for", "For how long"],
            rows: [
              [
                "`theta-refresh`",
                "Keeps you signed in.",
                "30 days from its last use, or until you sign out",
              ],
              [
                "`theta-device`",
                "Tells that you have signed in with this browser before, so that strangers who guess passwords cannot lock you out. It opens nothing.",
                "One year",
              ],
              [
                "`theta-reset`",
                "Knows again who asked for a new password, so that nobody else can use up the tries.",
                "11 minutes",
              ],
            ],
          },
        },
        "Your browser also keeps the following for our pages. It goes to our server only where the table says so.",
        {
          table: {
            caption: "Local storage: until you sign out, unless said otherwise",
            head: ["Name", "What it is for"],
            rows: [
              [
                "`userData`, `userDetails`, `userName`",
                "Who is signed in: your name, e-mail address, phone number and plan, and an access token of 15 minutes that goes with your requests.",
              ],
              [
                "`persist:root`",
                "The state of the app over a reload: your details, and the lists of plans and quizzes.",
              ],
              [
                "`theta-theme`",
                "Light or dark, if you chose. It belongs to this device, so it stays when you sign out.",
              ],
              [
                "`practice-time`",
                "How long you've spent on practice questions you haven't answered yet.",
              ],
              ["`practice-time-hidden`", "That you do not want to see the time in practice."],
              [
                "`pending:` and a number",
                "Answers that our server has not confirmed yet, until they are sent; and the whiteboard of a running section.",
              ],
              ["`sitting:` and a number", "Which section of a mock test this browser is in."],
              [
                "`theta-pending-order:` and a number",
                "An order that may have been paid, until our server knows what became of it.",
              ],
              [
                "`theta-sign-out-pending`",
                "That a sign-out has not reached our server yet. It goes when it has.",
              ],
            ],
          },
        },
        {
          table: {
            caption: "Session storage: until you close the tab",
            head: ["Name", "What it is for"],
            rows: [
              ["`theta-return-place`", "Where you wanted to go when you had to log in first."],
              [
                "`theta-carried`",
                "What one screen hands to the next while its page loads: a plan you chose, an e-mail address you typed.",
              ],
              ["`theta-notice`", "A sentence that the next page is to show."],
              ["`theta-reloaded-at`", "When the page was last loaded anew for a new version."],
              [
                "`theta-contact-draft`",
                "What you have typed into the contact form. It goes when it is sent.",
              ],
              [
                "`theta-mentor-draft`",
                "What you've typed into the mentor hour form. It goes when you send it.",
              ],
            ],
          },
        },
        "All of this serves what you ask for, or the safety of your account; none of it follows you elsewhere. You can delete it in your browser at any time, and are then signed out.",
      ],
    },
    {
      id: "others",
      title: "Who else gets to see it",
      parts: [
        "Our pages load nothing from third parties: scripts, fonts and pictures, those of the blog among them, come from our own server. There are two exceptions.",
        {
          list: [
            "The checkout loads Razorpay’s window. Razorpay then sees your IP address and browser, and may set cookies of its own; its policy holds for that.",
            "The login and sign-up pages load Google’s script where signing in with Google is offered. Google then sees your IP address and browser, and may set cookies of its own; its policy holds for that.",
          ],
        },
        "Whoever runs the computers and the mail server for us handles data on our behalf and on our instructions, and for nothing else.",
        "Otherwise we hand data over only when a law or a court obliges us to. We do not sell or rent it, and nobody gets it for advertising.",
        "Providers may stand in other countries than you do. We give them no more than their task takes.",
      ],
    },
    {
      id: "how-long",
      title: "How long it is kept",
      parts: [
        "What is not in this table is kept for as long as you have an account.",
        {
          table: {
            caption: "What goes, and when",
            head: ["What", "How long"],
            rows: [
              [
                "Account, tests, practice, plans",
                "Until seven days after you have the account deleted",
              ],
              ["A registration that is not finished", "One to two days"],
              ["Codes by e-mail", "Of use for 10 minutes, and removed within a day after"],
              ["Sign-ins", "30 days after they have ended; they end 30 days after their last use"],
              [
                "Text of a mail",
                "Until it is sent; at most 24 hours, a message to our support 14 days",
              ],
              ["That a mail was sent", "30 days"],
              ["Messages through the contact form", "12 months, or until your account is erased"],
              [
                "Exam date, target score, practice plan, and mentor requests",
                "Until your account is erased",
              ],
              ["Notices of the payment provider", "90 days"],
              [
                "Counters against guessing and floods",
                "Until one to two days after their time is over",
              ],
              [
                "Orders, payments, refunds",
                "As long as the law asks for books. When your account is erased, they lose their link to you.",
              ],
              [
                "Log of security events",
                "As long as it is needed to look into misuse, and the law asks. After the account is erased it holds a number and IP addresses, and no name.",
              ],
            ],
          },
        },
        "Where copies are made for emergencies, what was deleted is gone from them when they are replaced.",
      ],
    },
    {
      id: "rights",
      title: "What you can do",
      parts: [
        "On your [account page](/account) you can at any time:",
        {
          list: [
            "have a copy of what we keep about you, as one file;",
            "see where you are signed in, and sign devices out;",
            "delete your account. You are signed out everywhere at once; seven days later your name, phone number, e-mail address, sign-ins, tests and messages are erased, and that cannot be undone. Logging in before then keeps everything.",
          ],
        },
        "If something is wrong, write to us and we correct it. You can also object to a use of your data, ask us to restrict it, or take back a consent; what was done until then stays lawful.",
        "We answer such requests within one month. To be sure that it is you, we answer to the e-mail address of the account.",
        "If you are not content with us, you can turn to the authority that watches over data protection where you live.",
      ],
    },
    {
      id: "children",
      title: "Children",
      parts: [
        "The service is not for anyone under 13, and we do not knowingly keep data of children under 13. Who registers declares to be 13 or older. If you know of a child who has an account, write to {email} and we erase it.",
      ],
    },
    {
      id: "grounds",
      title: "Why we may",
      parts: [
        "Account, tests, practice, payments and the mails that belong to them: because you asked for the service and we could not give it otherwise. Books: because the law asks for them. Protection and logs: because we, and you, have an interest in a service that is safe. Messages: because you want an answer.",
        "No decision about you with a legal effect is made by a program alone. Scores are worked out by one; they are for your preparation and go to nobody else.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      parts: [
        "When we handle data in another way, this page changes first, with a new date at its top. If the change matters to you and you have an account, we tell you by e-mail.",
        "The version last updated June 10, 2024 was replaced on November 22, 2026. This one says more exactly what is kept, where, and for how long, and names every cookie.",
      ],
    },
  ],
};
