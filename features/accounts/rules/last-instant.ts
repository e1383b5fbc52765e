/** The last moment before an instant, so that an end at midnight is shown as the day before. */
export const lastInstant = (end: string): string => new Date(Date.parse(end) - 1).toISOString();
