// @vitest-environment happy-dom
import { STANDARD_SETTINGS } from "@theta/contract";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { Provider } from "react-redux";
import { expect, test } from "vitest";
import { openScreen } from "../../../../test/open-screen.tsx";
import { createStore } from "../../../lib/session/store.ts";
import { ExamSheet } from "./exam-sheet.tsx";
import { ExamStep } from "./exam-step.tsx";

function Steps() {
  const [step, setStep] = useState(1);
  const [words, setWords] = useState("");
  return (
    <ExamStep
      name="Mock 1"
      leaveTo="/"
      place={`Step ${step} of 3`}
      title={`Title ${step}`}
      onPrevious={step === 1 ? undefined : () => setStep(step - 1)}
      nextLabel="Next"
      onNext={() => setStep(step + 1)}
    >
      <button type="button" onClick={() => setWords("More.")}>
        Read more
      </button>
      <p>{words}</p>
    </ExamStep>
  );
}

const SETTINGS = "GET /test-settings";

async function open(content = <Steps />) {
  const { user, server } = await openScreen(<Provider store={createStore()}>{content}</Provider>, {
    answers: { [SETTINGS]: { body: { result: STANDARD_SETTINGS } } },
  });
  await expect.poll(() => server.asked(SETTINGS)).toHaveLength(1);
  return { user };
}
const button = (name: string) => screen.getByRole("button", { name });
const title = () => screen.getByRole("heading", { level: 1 });

test("each step starts at its title", async () => {
  const { user } = await open();
  expect([title().textContent, document.activeElement]).toEqual(["Title 1", title()]);
  expect(screen.queryByRole("button", { name: "Previous" })).toBeNull();
  await user.click(button("Next"));
  expect(title().textContent).toBe("Title 2");
  expect(document.activeElement).toBe(title());
  await user.click(button("Read more"));
  expect(document.activeElement).toBe(button("Read more"));
  await user.click(button("Previous"));
  expect([title().textContent, document.activeElement]).toEqual(["Title 1", title()]);
});

test("a double click is one step", async () => {
  const { user } = await open();
  await user.dblClick(button("Next"));
  expect(title().textContent).toBe("Title 2");
});

test("a sheet takes the focus, and has actions if there's something to do", async () => {
  const { user } = await open(
    <ExamSheet name="Mock 1" title="Break" actions={<button type="button">Go on</button>}>
      <p>Rest.</p>
    </ExamSheet>,
  );
  expect(document.activeElement).toBe(title());
  await user.click(button("Go on"));
  expect(document.activeElement).toBe(button("Go on"));
});
