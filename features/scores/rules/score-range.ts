export const NO_SCORE = 'A score is between 300 and 850.';

/** True for what was typed when it is a score of any of the models. */
export function isScore(typed: string): boolean {
  return /^\d{3}$/.test(typed) && Number(typed) >= 300 && Number(typed) <= 850;
}
