const HERE = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const EVERYWHERE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "February 22, 2027", in the learner's own time zone. */
export const longDate = (time: number) => HERE.format(time);

/** "November 3, 2026": the same in the prerendered page and in every browser. */
export const longDateUtc = (at: number | string) => EVERYWHERE.format(new Date(at));
