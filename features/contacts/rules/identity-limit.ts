// How often one person may use Social Security numbers within an hour. More is work for an export or an import, which have gates of their own.

/** 'compared': a report was uploaded, and the program says whether its number is the client's. */
export type IdentityUse = 'shown' | 'entered' | 'compared';

/** Uses by one person within an hour. A number entered can be a guess, so those who may not see numbers get fewer. */
export const MOST_IDENTITY_USES: Readonly<Record<IdentityUse, number>> = { shown: 40, entered: 20, compared: 40 };
