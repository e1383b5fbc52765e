/** The nationwide bureaus: TransUnion, Experian, Equifax. */
export type Bureau = 'TU' | 'EX' | 'EQ';
/** In the order the screens and letters use: Equifax, Experian, TransUnion. */
export const BUREAUS = ['EQ', 'EX', 'TU'] as const satisfies readonly Bureau[];
export const BUREAU_NAMES: Readonly<Record<Bureau, string>> = { EQ: 'Equifax', EX: 'Experian', TU: 'TransUnion' };
