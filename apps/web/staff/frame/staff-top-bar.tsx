import { staffAccess } from "@theta/contract/staff";
import { Menu } from "lucide-react";
import { useDispatch } from "react-redux";
import { Link } from "react-router";
import { call } from "../../src/lib/call/call.ts";
import { showFailure } from "../../src/lib/call/show-failure.ts";
import { signOut } from "../../src/lib/session/sign-out.ts";
import { Badge } from "../../src/ui/badge.tsx";
import { Button } from "../../src/ui/button.tsx";
import { Logo } from "../../src/ui/logo.tsx";
import { invalidateTags } from "../access/access-data.ts";
import { useSelf } from "../access/use-self.ts";

interface StaffTopBarProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  onLock: () => void;
}

export function StaffTopBar({ isMenuOpen, onToggleMenu, onLock }: StaffTopBarProps) {
  const { name, role } = useSelf();
  const dispatch = useDispatch();
  async function leave() {
    try {
      await call(staffAccess.leave, undefined);
      onLock();
      dispatch(invalidateTags(["Self"]));
    } catch (error) {
      showFailure(error);
    }
  }
  return (
    <header className="sticky top-0 z-(--z-bar) flex h-topbar items-center gap-2 border-b border-line bg-surface px-4 sm:gap-4 sm:px-6">
      <button
        type="button"
        aria-label="Menu"
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
        className="-ml-2 grid size-11 place-items-center rounded-md text-ink transition-control hover:bg-sunk lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <Link to="/staff" className="flex items-center gap-3 rounded-sm">
        <Logo /> <span className="text-ink-muted max-sm:sr-only">Staff</span>
      </Link>
      <div className="ml-auto flex items-center gap-2 sm:gap-3">
        <span className="truncate text-sm text-ink-2 max-sm:hidden">{name}</span>
        <span className="max-sm:hidden">
          <Badge>{role}</Badge>
        </span>
        <Button variant="outline" size="sm" onClick={() => void leave()}>
          Lock
        </Button>
        <Button variant="outline" size="sm" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </header>
  );
}
