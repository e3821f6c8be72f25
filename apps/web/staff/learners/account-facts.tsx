import type { StaffLearner } from "@theta/contract/staff";
import { internationalPhone } from "@theta/contract";
import type { ReactNode } from "react";
import { When } from "../shared/when.tsx";

/** Who it is, and how they get in. */
export function AccountFacts({ learner }: { learner: StaffLearner }) {
  const { account } = learner;
  return (
    <dl className="grid gap-x-8 border-t border-ink sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1.5fr]">
      <Fact name="Phone">{internationalPhone(account.phone) || "None"}</Fact>
      <Fact name="Joined">
        <When at={account.joinedAt} />
      </Fact>
      <Fact name="Signs in with">{waysIn(account)}</Fact>
      <Fact name="ID">
        <code className="text-sm">{learner.learnerId}</code>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const LIST = new Intl.ListFormat("en-US");

function waysIn({ hasPassword, hasGoogle, hasOpenid }: StaffLearner["account"]): string {
  const ways = [
    ...(hasPassword ? ["a password"] : []),
    ...(hasGoogle ? ["Google"] : []),
    ...(hasOpenid ? ["OpenID"] : []),
  ];
  return ways.length === 0 ? "Nothing yet" : LIST.format(ways).replace(/^a/, "A");
}
