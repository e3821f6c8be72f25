/** The staff console: an app of its own, so that nothing of it is in a learner's page. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { reportUncaught } from "../src/lib/call/report-fault.ts";
import { watchForNewVersion } from "../src/lib/page/new-version.ts";
import { markPresses } from "../src/ui/browser/press-mark.ts";
import { StaffApp } from "./staff-app.tsx";
import "./staff.css";

watchForNewVersion();
reportUncaught();
markPresses();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <StaffApp />
      </BrowserRouter>
    </StrictMode>,
  );
}
