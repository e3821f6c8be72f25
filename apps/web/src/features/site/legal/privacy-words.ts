import type { LegalDocument } from "./legal-document.ts";

/** A test checks this against the code: it must name every cookie and every key in the browser's storage. */
export const PRIVACY: LegalDocument = {
  title: "Privacy policy",
  updatedOn: "2026-11-29",
  firstPublishedOn: "2024-06-10",
  inShort: [
    "We keep what we need to run your account, score your tests, and answer you. We don't sell any of it.",
    "No tracking, no ads, no third-party analytics.",
    "We never see your card number. For your receipt, we keep only the card's network and last four digits.",
    "On your [account page](/account), you can download what we keep about you and delete your account.",
    "The service is not for anyone under 13.",
  ],
  clauses: [
    {
      id: "who",
      title: "Who is responsible",
      parts: [
        "Theta, an education company in New Delhi, India, is responsible for the data this website and its server handle, and decides how it's used. If you have questions about your data, write to {email} or use the [contact form](/contact).",
        "This policy covers the website and its server. Sites we link to have their own policies.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      parts: [
        "When you sign up, we ask for your name, phone number, email address, and a password. We need them to open your account, to confirm that the address is yours, to email you about your account and plan, and to reach you when you ask for help.",
        "We keep your password only as a hash (Argon2id), which can't be turned back into the password. Codes we email you and your sign-in tokens are also kept as hashes.",
        "With your account, we record when you accepted the terms, which version, and from which IP address. Accepting them includes confirming that you're 13 or older.",
        "If you sign in with Google, Google tells us your name, your email address, and an ID for your Google account. We keep that ID to recognize you. We get no other access to your Google account.",
        "If you sign in with an account from your school, or from another organization that's offered on the sign-in page, it tells us the same three things, and nothing else.",
        "For each device where you're signed in, we keep the name of its browser and system, its IP address, when it signed in, and when it was last used. You can see the list on your account page.",
      ],
    },
    {
      id: "learning",
      title: "Your tests and practice",
      parts: [
        "We keep which questions you saw, what you answered and when, how long it took, and the results: your scores with their ranges, and when a question is due for review. We use this to provide solutions, analytics, and practice, and to choose your next question.",
        "We keep your test settings, such as extra time, extra breaks, and text size. We don't ask why you chose them.",
        "We also count how often each question is used and how people do on it, to keep the questions fair. Those counts don't identify anyone.",
        "Your notes and drawings on the on-screen whiteboard stay in your browser. They aren't sent to us.",
      ],
    },
    {
      id: "payments",
      title: "Payments",
      parts: [
        "Razorpay handles payments. You enter your card or bank details in Razorpay's window, and they go to Razorpay, not to us. To open that window, we give Razorpay your name, email address, phone number, and what you're buying.",
        "We keep your orders: plan, price, receipt number, times, Razorpay's order and payment IDs, whether it was paid or refunded, and, if you paid by card, its network and last four digits. We never keep a card number, expiration date, or security code.",
        "Razorpay notifies our server when a payment's status changes. We keep the type of each notice, the order and payment IDs, the amount, and the currency, but not its text.",
      ],
    },
    {
      id: "messages",
      title: "Messages to us",
      parts: [
        "What you send through the contact form (your name, email address, message, and phone number if you give it) is kept in our database and emailed to our support team so we can answer. If you're signed in, we record that it was you.",
        "We delete messages 12 months after you send them. If you delete your account before then, we also delete messages you sent while signed in or with your account's email address. Such messages are also part of the data you can download. If you don't have an account, write to {email} to have a message deleted.",
        "If you tell us your exam date and target score, we keep both. If you set up a practice plan, we keep its dates and what you check off. If you request a mentor session, we keep the times you propose, your time zone, and what you write, and email them to our support team. We keep all of this as long as you have an account. It's part of the data you can download, and it's deleted with your account.",
        "Job applications reach us by email. We use your resume and note only for your application, and delete them six months after we decide.",
        "Until you send a message, what you type stays in your browser tab, so a lost connection doesn't lose it.",
      ],
    },
    {
      id: "mail",
      title: "Email from us",
      parts: [
        "We send what your account needs: codes, receipts, and notices of refunds, password changes, a Google or school sign-in being connected, mentor sessions, a plan ending, or your account being deleted. We don't send a newsletter unless you ask for one, and nothing in our emails tells us whether you opened them.",
        "We delete the text of an email from our database once our mail server has accepted it, or when we stop trying to send it. For 30 days, we keep a record of the recipient, the subject, and when it was sent.",
      ],
    },
    {
      id: "security",
      title: "Security and logs",
      parts: [
        "Events that affect the security of an account (signing in and out, wrong codes, a new password, downloading or deleting data, payments that need a person's attention) go into a log whose entries can't be changed, and which are deleted once they're old enough (see below). Each says what happened, when, from which IP address, and the account's ID. It contains no names and no email addresses. Your part of it is included in the data you can download.",
        "To stop password guessing and floods of requests, we count attempts by account, email address, and IP address. Accounts and addresses are mostly counted under a keyed hash; error reports and payment attempts are counted under the IP address or the account's ID.",
        "For each request, our server logs the time, method, path without its query, IP address, and result. If something breaks in your browser, the page reports the error message, the page, and the place in our code. We use these logs only to find errors and attacks.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and browser storage",
      parts: [
        "We set four cookies. All are our own, can't be read by scripts, and are sent only to our site. On a secure connection, their names start with `__Host-`.",
        {
          table: {
            caption: "Cookies",
            head: ["Name", "What it's for", "How long"],
            rows: [
              [
                "`theta-refresh`",
                "Keeps you signed in.",
                "30 days after its last use, but at most 180 days after you sign in, or until you sign out",
              ],
              [
                "`theta-device`",
                "Shows that you've signed in with this browser before, so that strangers guessing passwords can't lock you out. It doesn't give access to anything.",
                "One year",
              ],
              [
                "`theta-reset`",
                "Recognizes the browser that asked for a new password, so that no one else can use up your attempts.",
                "11 minutes",
              ],
              [
                "`theta-openid`",
                "Recognizes the browser that left for your school's or company's sign-in page, or that was asked which account is yours, so that no one else can use the reply to sign in.",
                "30 minutes",
              ],
            ],
          },
        },
        "Your browser also stores the following for our pages. It goes to our server only where the table says so.",
        {
          table: {
            caption: "Local storage: until you sign out, unless it says otherwise",
            head: ["Name", "What it's for"],
            rows: [
              [
                "`userData`, `userDetails`, `userName`",
                "Who is signed in: your name, email address, phone number, and plan, and a 15-minute access token that goes with your requests.",
              ],
              [
                "`persist:root`",
                "Keeps the app's state across a reload: your details, and the lists of plans and quizzes.",
              ],
              [
                "`theta-theme`",
                "Light or dark, if you chose one. It belongs to this device, so it stays when you sign out.",
              ],
              [
                "`practice-time`",
                "How long you've spent on practice questions you haven't answered yet.",
              ],
              ["`practice-time-hidden`", "That you don't want to see your time in practice."],
              [
                "`pending:` and an ID",
                "Answers and bookmarks our server hasn't confirmed yet, until they're sent, and the whiteboard of a running section.",
              ],
              [
                "`hidden-in-exam:` and a word",
                "That you've hidden the clock or the question number in tests.",
              ],
              [
                "`test-settings:` and an ID",
                "Your test settings, so that a test looks the way you want it from its first moment.",
              ],
              ["`sitting:` and an ID", "Which section of a mock test this browser is in."],
              [
                "`theta-pending-order:` and an ID",
                "An order that may have been paid, until our server knows.",
              ],
              [
                "`theta-sign-out-pending`",
                "That a sign-out hasn't reached our server yet. It's removed when it has.",
              ],
              [
                "`device-check`",
                "Whether this browser can store anything. It's removed as soon as it's written.",
              ],
            ],
          },
        },
        {
          table: {
            caption: "Session storage: until you close the tab",
            head: ["Name", "What it's for"],
            rows: [
              ["`theta-return-place`", "Where you were going when you had to sign in first."],
              [
                "`theta-carried`",
                "What one page passes to the next while it loads, like the plan you chose or the email address you typed.",
              ],
              ["`theta-notice`", "A message for the next page to show."],
              ["`theta-reloaded-at`", "When the page was last reloaded for a new version."],
              [
                "`theta-contact-draft`",
                "What you've typed into the contact form. It's removed when you send it.",
              ],
              [
                "`theta-mentor-draft`",
                "What you've typed into the mentor session form. It's removed when you send it.",
              ],
            ],
          },
        },
        "All of this does something you asked for or keeps your account safe. None of it follows you to other sites. You can delete it in your browser at any time, but that signs you out and discards any answers that haven't been sent yet.",
      ],
    },
    {
      id: "others",
      title: "Who else sees your data",
      parts: [
        "Our pages load nothing from third parties: scripts, fonts, and pictures, including those on the blog, come from our own server. There are two exceptions.",
        {
          list: [
            "The checkout loads Razorpay's window. Razorpay then sees your IP address and browser, and may set its own cookies under its own policy.",
            "The sign-in and sign-up pages load Google's script where signing in with Google is offered. Google then sees your IP address and browser, and may set its own cookies under its own policy.",
          ],
        },
        "The companies that run our servers and mail server for us handle data only on our behalf and on our instructions.",
        "Otherwise, we share data only when a law or a court requires us to. We don't sell or rent it, and no one gets it for advertising.",
        "Our providers may be outside your country. We give them only what their task requires.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      parts: [
        "We keep anything that isn't in this table for as long as you have an account.",
        {
          table: {
            caption: "What we delete, and when",
            head: ["What", "How long we keep it"],
            rows: [
              ["Account, tests, practice, plans", "Until seven days after you delete your account"],
              ["An unfinished sign-up", "One to two days"],
              ["Codes sent by email", "Valid for 10 minutes, removed within a day after that"],
              [
                "Sign-ins",
                "30 days after they end; they end 30 days after their last use, and at most 180 days after you signed in",
              ],
              [
                "Text of an email",
                "Until it's sent; at most 24 hours, or 14 days for a message to our support team",
              ],
              ["Record that an email was sent", "30 days"],
              ["Contact form messages", "12 months, or until your account is deleted"],
              [
                "Exam date, target score, practice plan, and mentor requests",
                "Until your account is deleted",
              ],
              ["Notices from the payment provider", "90 days"],
              [
                "Counts of attempts, kept to stop password guessing and floods of requests",
                "One to two days after they expire",
              ],
              [
                "Orders, payments, refunds",
                "As long as the law requires us to keep financial records. When your account is deleted, they're no longer linked to you.",
              ],
              [
                "Security log",
                "One year for sign-ins and other account events; three years for what our staff did; eight years for orders, payments, and plans. After your account is deleted, it holds an ID and IP addresses, but no name.",
              ],
            ],
          },
        },
        "Deleted data disappears from our emergency backups when those are replaced.",
      ],
    },
    {
      id: "rights",
      title: "What you can do",
      parts: [
        "On your [account page](/account), you can do any of the following at any time:",
        {
          list: [
            "download what we keep about you, as one file;",
            "see where you're signed in, and sign out devices;",
            "delete your account. You're signed out everywhere immediately. Seven days later, we delete your name, phone number, email address, sign-ins, tests, and messages, and that can't be undone. Sign in before then to keep everything.",
          ],
        },
        "If something is wrong, write to us and we'll correct it. You can also object to a use of your data, ask us to restrict it, or withdraw consent. Anything we did before that remains lawful.",
        "We answer these requests within one month. To be sure it's you, we reply to your account's email address.",
        "If you're not satisfied with our answer, you can contact the data protection authority where you live.",
      ],
    },
    {
      id: "children",
      title: "Children",
      parts: [
        "The service is not for anyone under 13, and we don't knowingly keep data about children under 13. Everyone who signs up confirms that they're 13 or older. If you know of a child under 13 who has an account, write to {email} and we'll delete it.",
      ],
    },
    {
      id: "grounds",
      title: "Legal basis",
      parts: [
        "Account, tests, practice, payments, and the emails that go with them: you asked for the service, and we couldn't provide it otherwise. Bookkeeping: the law requires it. Security and logs: you and we both have an interest in a safe service. Messages: you want an answer.",
        "No decision that affects you legally is made by software alone. Software calculates your scores. They're for your preparation, and we don't give them to anyone else.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      parts: [
        "If we change how we handle data, we update this page first, with a new date at the top. If the change affects you and you have an account, we'll email you.",
        "On November 22, 2026, this policy replaced the one last updated on June 10, 2024. It says more precisely what we keep, where, and for how long, and names every cookie. On November 23, we made some of its sentences clearer. On November 29, we added how long each kind of entry in the security log is kept, the cookie for signing in through a school or company, and the 180-day limit on sign-ins.",
      ],
    },
  ],
};
