/** Nobody books an exam further ahead. */
const MOST_DAYS_AHEAD = 730;

/**
 * Why an exam day can't be saved, or null. Days look like "2027-02-22", and `today` is the
 * learner's. A day that was set earlier may stay even after it has passed.
 */
export function examDayFault(
  examOn: string | null,
  { kept, today }: { kept: string | null; today: string },
): string | null {
  if (examOn === null || examOn === kept) return null;
  if (examOn < today) return "This day has passed";
  const days = (Date.parse(examOn) - Date.parse(today)) / 86_400_000;
  return days > MOST_DAYS_AHEAD ? "Choose a day within the next two years" : null;
}
