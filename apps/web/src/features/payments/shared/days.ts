const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long" });
const MOMENT = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
});

/** "February 22, 2027" */
export const dayOf = (time: number) => DAY.format(time);

/** "November 24 at 10:12 AM", for what is near. */
export const momentOf = (time: number) => MOMENT.format(time);
