/** The zone days are counted in, on letters and in rules of law: where the office is, not where the server is. One for all offices until settings hold it. */
export const OFFICE_ZONE = 'America/New_York';
