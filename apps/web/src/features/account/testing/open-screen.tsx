import { cleanup, configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { toast } from "sonner";
import { ToastHost } from "../../../ui/toast-host.tsx";
import { type AnsweringServer, type Answers, startServer } from "./answering-server.ts";

interface HappyDom {
  setURL: (url: string) => void;
  settings: {
    navigation: { disableMainFrameNavigation: boolean };
    handleDisabledFileLoadingAsSuccess: boolean;
  };
}

/** The switches of the browser that these tests run in. */
export const happyDom: HappyDom = Reflect.get(window, "happyDOM");

// A busy machine may take its time; what must not come never comes.
configure({ asyncUtilTimeout: 5000 });

let server: AnsweringServer | null = null;

interface Opened {
  /** What the screen stands at, and with which navigation state. */
  at?: string;
  state?: unknown;
  answers?: Answers;
}

/** Opens a screen as the router would, in front of a server that answers as told. */
export async function openScreen(content: ReactNode, { at = "/", state, answers = {} }: Opened) {
  server = await startServer(answers);
  happyDom.setURL(server.url);
  // A full load of another page leaves the address as its trace, and the test running.
  happyDom.settings.navigation.disableMainFrameNavigation = true;
  render(
    <MemoryRouter initialEntries={[{ pathname: at, state }]}>
      {content}
      <Whereabouts />
      <ToastHost />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), server };
}

let here: { pathname: string; state: unknown } = { pathname: "", state: null };

function Whereabouts() {
  const location = useLocation();
  useEffect(() => {
    here = location;
  }, [location]);
  return null;
}

/** Where the screen has led, and with which navigation state. */
export const whereabouts = () => here;

export function closeScreen() {
  cleanup();
  toast.dismiss();
  server?.stop();
  server = null;
  localStorage.clear();
  sessionStorage.clear();
}
