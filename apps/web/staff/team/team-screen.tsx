import { STAFF_ROLES, type StaffMember, type StaffRole } from "@theta/contract/staff";
import { useState } from "react";
import { Button } from "../../src/ui/button.tsx";
import { Select } from "../../src/ui/form/select.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { useSelf } from "../access/use-self.ts";
import type { CsvColumn } from "../shared/csv.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { ShortList } from "../shared/short-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { shownMembers } from "./shown-members.ts";
import { useGrantRoleMutation, useRevokeRoleMutation, useTeamQuery } from "./team-data.ts";

const ROLE_WORDS: Record<StaffRole, string> = {
  owner: "Owner: everything, and who's on the team",
  support: "Support: learners, orders, messages, and mail",
  editor: "Editor: questions",
  analyst: "Analyst: figures, without people",
};

const FIELDS = [
  {
    name: "role",
    label: "Role",
    options: STAFF_ROLES.map((value) => ({ value, label: ROLE_WORDS[value].split(":")[0]! })),
  },
  {
    name: "factor",
    label: "Second factor",
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "Not yet" },
    ],
  },
  {
    name: "sort",
    label: "Sort",
    none: "By name",
    options: [
      { value: "here", label: "Last here" },
      { value: "away", label: "Longest away" },
    ],
  },
] as const;

type Asking =
  { what: "grant"; member: StaffMember | null } | { what: "revoke"; member: StaffMember };

/** Who works for us, and as what. */
export function TeamScreen() {
  const {
    data: team,
    isFetching,
    refetch,
  } = useTeamQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [asking, setAsking] = useState<Asking | null>(null);
  const { filters, setFilters } = useFilters(["role", "factor", "sort"]);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          <Button onClick={() => setAsking({ what: "grant", member: null })}>Add someone</Button>
        }
      >
        Team
      </PageTitle>
      {team ? (
        <div className="flex flex-col gap-6">
          <FilterBar fields={FIELDS} values={filters} onChange={setFilters} />
          <ShortList
            caption="Team"
            rows={shownMembers(team, filters)}
            columns={columnsFor(setAsking)}
            rowKey={({ learnerId }) => learnerId}
            empty={{ title: "Nobody found", text: "Nobody on the team matches these filters." }}
            csv={CSV}
          />
        </div>
      ) : isFetching ? (
        <SkeletonRows
          label="Loading the team"
          rows={4}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : (
        <FailedState title="We couldn't load the team." onRetry={() => void refetch()} />
      )}
      {asking?.what === "grant" && (
        <GrantDialog member={asking.member} onClose={() => setAsking(null)} />
      )}
      {asking?.what === "revoke" && (
        <RevokeDialog member={asking.member} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const CSV: readonly CsvColumn<StaffMember>[] = [
  { head: "Name", text: ({ name }) => name },
  { head: "Email", text: ({ email }) => email },
  { head: "Role", text: ({ role }) => role },
  { head: "Since (UTC)", text: ({ grantedAt }) => moment(grantedAt) },
  { head: "Second factor", text: ({ hasSecondFactor }) => (hasSecondFactor ? "yes" : "no") },
  { head: "Last here (UTC)", text: ({ lastConfirmedAt }) => moment(lastConfirmedAt) },
];

function columnsFor(ask: (asking: Asking) => void): TableColumn<StaffMember>[] {
  return [
    { key: "name", head: "Name", cell: ({ name }) => name },
    {
      key: "email",
      head: "Email",
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { key: "role", head: "Role", cell: ({ role }) => role },
    {
      key: "factor",
      head: "Second factor",
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? "Yes" : "Not yet"),
    },
    {
      key: "last",
      head: "Last here",
      cell: ({ lastConfirmedAt }) => <When at={lastConfirmedAt} />,
    },
    { key: "do", head: "Actions", cell: (member) => <MemberActions member={member} ask={ask} /> },
  ];
}

function MemberActions({ member, ask }: { member: StaffMember; ask: (asking: Asking) => void }) {
  const { learnerId } = useSelf();
  if (member.learnerId === learnerId) return <span className="text-ink-muted">You</span>;
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => ask({ what: "grant", member })}>
        Change role
      </Button>
      <Button variant="outline" size="sm" onClick={() => ask({ what: "revoke", member })}>
        Remove
      </Button>
    </span>
  );
}

function GrantDialog({ member, onClose }: { member: StaffMember | null; onClose: () => void }) {
  const [email, setEmail] = useState(member?.email ?? "");
  const [role, setRole] = useState<StaffRole>(member?.role ?? "support");
  const [grant] = useGrantRoleMutation();
  return (
    <ReasonDialog
      title={member ? `Change ${member.name}'s role` : "Add someone to the team"}
      description="They need an account first. Their console asks for their password again."
      confirmLabel={member ? "Change the role" : "Add"}
      onConfirm={(reason) => grant({ email, role, reason }).unwrap()}
      onClose={onClose}
    >
      {!member && (
        <TextField
          name="email"
          type="email"
          label="Email of their account"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <Select
        name="role"
        label="Role"
        value={role}
        options={STAFF_ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }))}
        onChange={(event) => setRole(event.target.value as StaffRole)}
      />
    </ReasonDialog>
  );
}

function RevokeDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const [revoke] = useRevokeRoleMutation();
  return (
    <ReasonDialog
      title={`Remove ${member.name} from the team?`}
      description="Their console closes at once. Their account stays."
      confirmLabel="Remove"
      onConfirm={(reason) => revoke({ learnerId: member.learnerId, reason }).unwrap()}
      onClose={onClose}
    />
  );
}
