/**
 * What the contact form holds, and the mistakes a browser should point out before it asks the
 * server. Checked by hand because the page is public and the contract's rules are bigger than the
 * page. The server checks again with those rules; a test compares the two.
 */
export const MESSAGE_MOST = 4_000;
/** From this length on, the form shows how much room is left. */
export const NEARLY_FULL = MESSAGE_MOST - 400;

export const FIELDS = ["firstName", "lastName", "email", "phone", "message"] as const;
export type FieldName = (typeof FIELDS)[number];
export type Fields = Record<FieldName, string>;
export type Faults = Partial<Fields>;

export const isField = (name: string): name is FieldName => FIELDS.some((field) => field === name);

const LOOKS_LIKE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LOOKS_LIKE_PHONE = /^\+?[ ()./-]*(?:[0-9][ ()./-]*){5,15}$/;

/** Counts the message the way the server stores it. */
export const lengthOf = (message: string) => message.replaceAll("\r\n", "\n").trim().length;

export function faultsOf(fields: Fields): Faults {
  const { firstName, email, phone, message } = fields;
  const faults: Faults = {};
  if (!firstName.trim()) faults.firstName = "First name is required";
  if (!email.trim()) faults.email = "Email is required";
  else if (!LOOKS_LIKE_ADDRESS.test(email.trim())) faults.email = "Email is invalid";
  if (phone.trim() && !LOOKS_LIKE_PHONE.test(phone.trim())) {
    faults.phone = "Phone number is invalid";
  }
  if (!message.trim()) faults.message = "Message is required";
  else if (lengthOf(message) > MESSAGE_MOST) {
    faults.message = "Message must be at most 4,000 characters long";
  }
  return faults;
}

export function readFields(form: HTMLFormElement): Fields & { website: string } {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    message: text("message"),
    website: text("website"),
  };
}
