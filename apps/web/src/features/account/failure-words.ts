/** What the specification says when a code could not be sent, whatever the reason. */
export const CODE_NOT_SENT = "Failed to send OTP. Please try again.";
