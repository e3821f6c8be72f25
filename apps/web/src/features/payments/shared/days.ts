const MOMENT = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
});

/** "November 24 at 10:12 AM", for dates in the near future. */
export const momentOf = (time: number) => MOMENT.format(time);
