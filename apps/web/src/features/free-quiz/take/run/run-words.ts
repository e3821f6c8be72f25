/** What a learner reads when the quiz moved on without this window. */
export const RUN_WORDS = {
  caughtUp:
    "You continued this quiz in another window or on another device. This is where you are now.",
  changedElsewhere:
    "You changed this answer in another window or on another device. This window now shows the saved answer.",
  tooLate:
    "An answer saved on this device was for an earlier question. You'd already moved on in another window, so it doesn't count.",
};
