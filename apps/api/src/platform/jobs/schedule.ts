/** A recurring time in UTC, the same on every server and after every restart. */
export interface Schedule {
  everySeconds: number;
  /** After the start of the minute, hour, or day. */
  atSecond: number;
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

export const everyMinute: Schedule = { everySeconds: MINUTE, atSecond: 0 };

export function everyHourAt(minute: number): Schedule {
  return { everySeconds: HOUR, atSecond: minute * MINUTE };
}

export function everyDayAt(hour: number, minute: number): Schedule {
  return { everySeconds: DAY, atSecond: hour * HOUR + minute * MINUTE };
}
