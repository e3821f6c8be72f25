import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useLayoutEffect } from "react";
import { MemoryRouter, parsePath, Route, Routes, useLocation } from "react-router";
import { toast } from "sonner";
import { ToastHost } from "../src/ui/overlay/toast-host.tsx";
import { stayHere } from "./test-server.ts";
import { type Answers, startServer } from "./answering-server.ts";

interface Opened {
  /** The address, query included; `state` is the navigation state. */
  at?: string;
  /** The route whose screen this is, if it is wider than the address. */
  route?: string;
  state?: unknown;
  answers?: Answers;
}

/** Opens a screen the way the router would, with a server that answers as told. */
export async function openScreen(
  content: ReactNode,
  { at = "/", route = parsePath(at).pathname!, state, answers = {} }: Opened,
) {
  const server = await startServer(answers);
  stayHere();
  render(
    <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
      {/* A screen goes when it leads elsewhere: it must not take that address for its own. */}
      <Routes>
        <Route path={route} element={content} />
      </Routes>
      <Whereabouts />
      <ToastHost />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), server };
}

let here: { pathname: string; search: string; state: unknown } = {
  pathname: "",
  search: "",
  state: null,
};

function Whereabouts() {
  const location = useLocation();
  // In the same commit as the new screen, not some time after it.
  useLayoutEffect(() => {
    here = location;
  }, [location]);
  return null;
}

/** Where the screen has led, with its navigation state. */
export const whereabouts = () => here;

export function closeScreen() {
  cleanup();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
}
