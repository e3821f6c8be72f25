import { Link } from "react-router";

/** While nothing is timed, you can just leave. */
export function LeaveLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      replace
      className="-mr-3 inline-flex min-h-11 items-center rounded-md px-3 text-sm font-ui text-exam-bar-muted no-underline transition-control hover:text-on-exam-bar"
    >
      Leave
    </Link>
  );
}
