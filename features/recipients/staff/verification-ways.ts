import { VERIFICATION_LABELS, VERIFICATIONS, type Verification } from '../rules/recipient-kinds.ts';

/** How a person can make sure of an address; what bureaus publish comes with the program. */
export type ChosenWay = Exclude<Verification, 'published'>;
const WAYS: readonly ChosenWay[] = VERIFICATIONS.filter((way) => way !== 'published');
export const CHOSEN_WAYS = WAYS.map((value) => ({ value, label: VERIFICATION_LABELS[value] }));
export const readWay = (value: string): ChosenWay => WAYS.find((way) => way === value) ?? 'website';
