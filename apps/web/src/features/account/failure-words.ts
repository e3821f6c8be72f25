/** The specification's text for a code that couldn't be sent, whatever the reason. */
export const CODE_NOT_SENT = "Failed to send OTP. Please try again.";
