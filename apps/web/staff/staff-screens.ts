/** Every screen of the console: its path, its name, and who may open it. */
import type { StaffPermission } from "@theta/contract/staff";
import { KeyRound, LayoutDashboard, type LucideIcon, UserCog } from "lucide-react";
import { lazyScreen, type Screen } from "../src/lib/page/lazy-screen.tsx";

export interface StaffScreen {
  path: string;
  title: string;
  screen: Screen;
  /** Null: everybody in the staff. */
  permission: StaffPermission | null;
  /** In the menu; missing for the pages behind a list. */
  menu?: { label: string; Icon: LucideIcon };
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
    path: "/staff/sittings",
    title: "A learner's test",
    permission: "learners.act",
    screen: lazyScreen("SittingsScreen", () => import("./sittings/sittings-screen.tsx")),
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
