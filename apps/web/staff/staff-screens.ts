/** Every screen of the console: its path, its name, and who may open it. */
import type { StaffPermission } from "@theta/contract/staff";
import {
  Clock,
  FileQuestionMark,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Receipt,
  ScrollText,
  UserCog,
  Users,
} from "lucide-react";
import { lazyScreen, type Screen } from "../src/lib/page/lazy-screen.tsx";

export interface StaffScreen {
  path: string;
  title: string;
  screen: Screen;
  /** Null: everybody in the staff. */
  permission: StaffPermission | null;
  /** In the menu; missing for the pages behind a list. */
  menu?: { label: string; Icon: LucideIcon };
  /** The entry of the menu that it belongs to, where its path doesn't say so. */
  under?: string;
}

export const STAFF_SCREENS: readonly StaffScreen[] = [
  {
    path: "/staff",
    title: "Overview",
    permission: "overview.read",
    menu: { label: "Overview", Icon: LayoutDashboard },
    screen: lazyScreen("OverviewScreen", () => import("./overview/overview-screen.tsx")),
  },
  {
    path: "/staff/learners",
    title: "Learners",
    permission: "learners.read",
    menu: { label: "Learners", Icon: Users },
    screen: lazyScreen("LearnersScreen", () => import("./learners/learners-screen.tsx")),
  },
  {
    path: "/staff/learners/:id",
    title: "Learner",
    permission: "learners.read",
    screen: lazyScreen("LearnerScreen", () => import("./learners/learner-screen.tsx")),
  },
  {
    path: "/staff/sittings",
    title: "A learner's test",
    permission: "learners.act",
    under: "/staff/learners",
    screen: lazyScreen("SittingsScreen", () => import("./sittings/sittings-screen.tsx")),
  },
  {
    path: "/staff/orders",
    title: "Orders",
    permission: "orders.read",
    menu: { label: "Orders", Icon: Receipt },
    screen: lazyScreen("OrdersScreen", () => import("./orders/orders-screen.tsx")),
  },
  {
    path: "/staff/orders/books",
    title: "The books",
    permission: "orders.resolve",
    screen: lazyScreen("BooksScreen", () => import("./orders/books-screen.tsx")),
  },
  {
    path: "/staff/orders/:orderId",
    title: "Order",
    permission: "orders.read",
    screen: lazyScreen("OrderScreen", () => import("./orders/order-screen.tsx")),
  },
  {
    path: "/staff/inbox",
    title: "Inbox",
    permission: "inbox.answer",
    menu: { label: "Inbox", Icon: Inbox },
    screen: lazyScreen("InboxScreen", () => import("./inbox/inbox-screen.tsx")),
  },
  {
    path: "/staff/inbox/answers",
    title: "Canned answers",
    permission: "inbox.answer",
    screen: lazyScreen("CannedAnswersScreen", () => import("./inbox/canned-answers-screen.tsx")),
  },
  {
    path: "/staff/inbox/:messageId",
    title: "Message",
    permission: "inbox.answer",
    screen: lazyScreen("MessageScreen", () => import("./inbox/message-screen.tsx")),
  },
  {
    path: "/staff/mail",
    title: "Mail",
    permission: "mail.read",
    menu: { label: "Mail", Icon: Mail },
    screen: lazyScreen("MailListScreen", () => import("./mail/mail-list-screen.tsx")),
  },
  {
    path: "/staff/mail/:mailId",
    title: "Email",
    permission: "mail.read",
    screen: lazyScreen("MailScreen", () => import("./mail/mail-screen.tsx")),
  },
  {
    path: "/staff/items",
    title: "Questions",
    permission: "items.read",
    menu: { label: "Questions", Icon: FileQuestionMark },
    screen: lazyScreen("ItemsScreen", () => import("./items/items-screen.tsx")),
  },
  {
    path: "/staff/items/:key",
    title: "Question",
    permission: "items.read",
    screen: lazyScreen("ItemScreen", () => import("./items/item-screen.tsx")),
  },
  {
    path: "/staff/jobs",
    title: "Jobs",
    permission: "jobs.read",
    menu: { label: "Jobs", Icon: Clock },
    screen: lazyScreen("JobsScreen", () => import("./jobs/jobs-screen.tsx")),
  },
  {
    path: "/staff/jobs/:name",
    title: "Job",
    permission: "jobs.read",
    screen: lazyScreen("JobScreen", () => import("./jobs/job-screen.tsx")),
  },
  {
    path: "/staff/audit",
    title: "Audit log",
    permission: "audit.read",
    menu: { label: "Audit log", Icon: ScrollText },
    screen: lazyScreen("AuditScreen", () => import("./audit/audit-screen.tsx")),
  },
  {
    path: "/staff/team",
    title: "Team",
    permission: "team.manage",
    menu: { label: "Team", Icon: UserCog },
    screen: lazyScreen("TeamScreen", () => import("./team/team-screen.tsx")),
  },
  {
    path: "/staff/security",
    title: "Your second factors",
    permission: null,
    menu: { label: "Security", Icon: KeyRound },
    screen: lazyScreen("SecurityScreen", () => import("./access/security-screen.tsx")),
  },
];
