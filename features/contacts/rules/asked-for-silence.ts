/** Why a lead is lost that asked the office to leave them alone, as it is kept with the contact, a note behind it. */
export const ASKED_FOR_SILENCE = 'Asked not to be contacted';

/** Whether a kept reason says that the person does not want to hear from the office. */
export function askedForSilence(lostReason: string | null): boolean {
  return lostReason === ASKED_FOR_SILENCE || lostReason?.startsWith(`${ASKED_FOR_SILENCE}: `) === true;
}
