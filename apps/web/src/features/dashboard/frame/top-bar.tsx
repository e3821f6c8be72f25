import { Menu } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router";
import { useLearner } from "../../../lib/session/use-session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";

interface TopBarProps {
  sidebarButton: Ref<HTMLButtonElement>;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

export function TopBar({ sidebarButton, isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const learner = useLearner();
  return (
    <header className="sticky top-0 z-(--z-bar) flex h-topbar items-center gap-2 border-b border-line bg-surface pr-4 pl-3 sm:gap-4 sm:pr-6 print:hidden">
      <button
        ref={sidebarButton}
        type="button"
        aria-label="Sidebar"
        aria-expanded={isSidebarOpen}
        onClick={onToggleSidebar}
        className="grid size-11 place-items-center rounded-md text-ink transition-control hover:bg-sunk"
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <Link to="/dashboard" aria-label="Theta dashboard" className="rounded-sm">
        <Logo />
      </Link>
      {learner && (
        <div className="ml-auto flex items-center gap-3 sm:gap-4">
          {learner.isUserSubscribed && <Badge tone="soft">Subscribed</Badge>}
          <AccountMenu identifier={learner.name || learner.email} email={learner.email} />
        </div>
      )}
    </header>
  );
}
