// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { Button } from "../button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { PasswordField } from "./password-field.tsx";
import { TextArea, TextField } from "./text-field.tsx";

afterEach(cleanup);

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" | ");
}

test("marks a field with an error, and reads its hint and message with it", () => {
  render(<TextField label="Phone" hint="With country code" error="Enter 10 digits." />);
  const field = screen.getByRole("textbox", { name: "Phone" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(field)).toBe("With country code | Error: Enter 10 digits.");
});

test("a field without an error isn't marked and refers to nothing", () => {
  render(<TextArea label="Message" />);
  const field = screen.getByRole("textbox", { name: "Message" });
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("marks a checkbox with an error, and reads its message with it", () => {
  render(<Checkbox label="I agree" error="Agree to go on." />);
  const box = screen.getByRole("checkbox", { name: "I agree" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(box)).toBe("Error: Agree to go on.");
});

test("Show reveals the password and keeps what was typed; Hide covers it again", async () => {
  const user = userEvent.setup();
  render(<PasswordField label="New Password" />);
  const field = screen.getByLabelText<HTMLInputElement>("New Password");
  await user.type(field, "theta-demo-1");
  expect(field.type).toBe("password");

  const toggle = screen.getByRole("button", { name: "Show new password" });
  expect(toggle.textContent).toBe("Show");
  await user.click(toggle);
  expect(field.type).toBe("text");
  expect(field.value).toBe("theta-demo-1");
  expect(toggle.getAttribute("aria-pressed")).toBe("true");

  await user.click(screen.getByRole("button", { name: "Hide new password" }));
  expect(field.type).toBe("password");
  expect(toggle.getAttribute("aria-pressed")).toBe("false");
});

interface SignIn {
  email: string;
  password: string;
  remember: boolean;
}

function SignInForm({ onSend }: { onSend: (values: SignIn) => void }) {
  const { register, handleSubmit, formState } = useForm<SignIn>();
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextField
        label="E-mail"
        error={formState.errors.email?.message}
        {...register("email", { required: "Enter your e-mail." })}
      />
      <PasswordField label="Password" {...register("password")} />
      <Checkbox label="Remember me" {...register("remember")} />
      <Button type="submit">Log in</Button>
    </form>
  );
}

test("a form library can read the fields and focus the first one with an error", async () => {
  const user = userEvent.setup();
  const sent: SignIn[] = [];
  render(<SignInForm onSend={(values) => sent.push(values)} />);

  await user.click(screen.getByRole("button", { name: "Log in" }));
  const email = await screen.findByRole("textbox", { name: "E-mail" });
  expect(describedBy(email)).toBe("Error: Enter your e-mail.");
  expect(document.activeElement).toBe(email);

  await user.type(email, "meera@theta.example");
  await user.type(screen.getByLabelText("Password"), "secret");
  await user.click(screen.getByRole("checkbox", { name: "Remember me" }));
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect(sent).toEqual([{ email: "meera@theta.example", password: "secret", remember: true }]);
});

test("a waiting button says so, keeps the focus, and sends nothing twice", async () => {
  const user = userEvent.setup();
  let sent = 0;
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <TextField label="E-mail" />
      <Button type="submit" busy={busy} busyLabel="Resetting...">
        Reset Password
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole("button", { name: "Reset Password" }));
  rerender(form(true));

  const button = screen.getByRole("button", { name: "Resetting..." });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.type(screen.getByRole("textbox"), "{Enter}");
  expect(sent).toBe(1);
});
