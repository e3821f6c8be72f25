import type { RefusalOf, Route } from "@theta/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { type SubmitEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { CallError } from "../../lib/call/call-error.ts";
import { codeOf } from "../../lib/call/code-of.ts";
import { showFailure } from "../../lib/call/show-failure.ts";
import { toast } from "../../ui/overlay/toast.ts";

interface AccountForm<Fields extends FieldValues, R extends Route> {
  /** The call that `send` makes. */
  route: R;
  schema: z.ZodMiniType<Fields, Fields>;
  defaultValues: DefaultValues<Fields>;
  send: (fields: Fields) => Promise<void>;
  /** Refusals that concern the form as a whole and stay visible next to it. */
  keepAtForm?: readonly RefusalOf<R>[];
  /** A toast for every failure, whatever its reason; the reason then stays next to the form. */
  failureToast?: string;
}

/**
 * A form that shows an error at its field, hides it while the learner fixes it, and checks again on submit.
 * Errors that the server finds in a field appear there, too.
 */
export function useAccountForm<Fields extends FieldValues, R extends Route>(
  options: AccountForm<Fields, R>,
) {
  const { route, schema, defaultValues, send, keepAtForm = [], failureToast } = options;
  const check = zodResolver(schema);
  const form = useForm<Fields>({
    // A field that isn't shown keeps its default.
    resolver: (values, ...rest) => check(Object.assign({}, defaultValues, values), ...rest),
    defaultValues: onlyGiven(defaultValues),
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;
  const [problem, setProblem] = useState<string | null>(null);
  // React's state is one render too late to catch two presses at the same moment; a ref isn't.
  const sending = useRef(false);

  const isField = (name: string): name is Path<Fields> => name in form.getValues();

  function explain(error: unknown) {
    const faults = error instanceof CallError ? error.errors : [];
    const known = faults.flatMap(({ field: name, msg }) => (isField(name) ? [{ name, msg }] : []));
    known.forEach(({ name, msg }, place) =>
      form.setError(name, { message: msg }, { shouldFocus: place === 0 }),
    );
    const isRefused = error instanceof CallError;
    if (isRefused && failureToast) toast.error(failureToast);
    if (known.length > 0) return;
    if (isRefused && (failureToast || staysAtForm(route, error, keepAtForm)))
      setProblem(error.told.join(" ") || null);
    else showFailure(error, failureToast);
  }

  const submit = form.handleSubmit(async (fields) => {
    setProblem(null);
    try {
      await send(fields);
    } catch (error) {
      explain(error);
    }
  });

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await submit(event).finally(() => (sending.current = false));
  }

  /** The props for one of the form's fields. Editing it clears its message and those of `others`. */
  function field(name: Path<Fields>, ...others: Path<Fields>[]) {
    const registered = form.register(name, { onChange: () => form.clearErrors([name, ...others]) });
    const message = errors[name]?.message;
    return { ...registered, error: typeof message === "string" ? message : undefined };
  }

  return {
    field,
    focus: form.setFocus,
    busy: isSubmitting,
    problem,
    onSubmit: (event: SubmitEvent) => void onSubmit(event),
  };
}

/**
 * Leaves out empty values. Writing an empty default into a field would erase what someone typed into the
 * prerendered page before our script loaded.
 */
function onlyGiven<Fields extends FieldValues>(
  values: DefaultValues<Fields>,
): DefaultValues<Fields> {
  const given = Object.entries(values).filter(([, value]) => Boolean(value));
  return Object.fromEntries(given) as DefaultValues<Fields>;
}

const WAITED_OUT: readonly unknown[] = ["too-many-requests", "busy", "try-again"];

/** The server only put the request off: the same one may succeed later. */
export const canBeWaitedOut = (route: Route, error: CallError) =>
  WAITED_OUT.includes(codeOf(route, error));

/** A failure you can wait out isn't a passing message: the learner comes back to the form to try again. */
function staysAtForm(route: Route, error: CallError, keepAtForm: readonly unknown[]): boolean {
  if (error.told.length === 0) return false;
  return error.offline || canBeWaitedOut(route, error) || keepAtForm.includes(codeOf(route, error));
}
