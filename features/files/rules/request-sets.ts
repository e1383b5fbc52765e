export const LONGEST_SET_NAME = 60;
/** More are hard to choose from. */
export const MOST_SETS = 30;
export const MOST_SET_DAYS = 90;
