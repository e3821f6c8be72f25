import { INBOX_STATES, type InboxMessage } from "@theta/contract/staff";
import { ChevronDown } from "lucide-react";
import type { ReactElement } from "react";
import { showFailure } from "../../src/lib/call/show-failure.ts";
import { Button } from "../../src/ui/button.tsx";
import { Menu, MenuItem } from "../../src/ui/overlay/menu.tsx";
import { useSelf } from "../access/use-self.ts";
import {
  useAssignMessageMutation,
  useInboxPeopleQuery,
  useMoveMessageMutation,
} from "./inbox-data.ts";
import { STATE_WORDS, StateBadge } from "./state-badge.tsx";

/** Whose it is, and where it stands. */
export function MessageActions({ message }: { message: InboxMessage }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output aria-label="State">
        <StateBadge state={message.state} />
      </output>
      <AssignMenu message={message} />
      <StateMenu message={message} />
    </div>
  );
}

function AssignMenu({ message }: { message: InboxMessage }) {
  const { messageId, revision, assignedTo } = message;
  const self = useSelf();
  const { data: people = [] } = useInboxPeopleQuery();
  const [assign, { isLoading }] = useAssignMessageMutation();
  const others = people.filter(({ learnerId }) => learnerId !== self.learnerId);
  const choices = [
    { learnerId: self.learnerId, name: "Me" },
    ...others,
    { learnerId: null, name: "Nobody" },
  ].filter(({ learnerId }) => learnerId !== (assignedTo?.learnerId ?? null));
  return (
    <Menu trigger={menuButton("Assign", isLoading)} align="start">
      {choices.map(({ learnerId, name }) => (
        <MenuItem
          key={learnerId}
          onSelect={() =>
            void assign({ messageId, revision, assigneeId: learnerId }).unwrap().catch(showFailure)
          }
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

function StateMenu({ message: { messageId, revision, state: now } }: { message: InboxMessage }) {
  const [move, { isLoading }] = useMoveMessageMutation();
  return (
    <Menu trigger={menuButton("Change state", isLoading)} align="start">
      {INBOX_STATES.filter((state) => state !== now).map((state) => (
        <MenuItem
          key={state}
          onSelect={() => void move({ messageId, revision, state }).unwrap().catch(showFailure)}
        >
          {STATE_WORDS[state]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function menuButton(label: string, isBusy: boolean): ReactElement {
  return (
    <Button variant="outline" busy={isBusy}>
      {label}
      <ChevronDown aria-hidden="true" className="size-4" />
    </Button>
  );
}
