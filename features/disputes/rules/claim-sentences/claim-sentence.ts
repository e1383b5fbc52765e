// Sentences as clients and offices write them, each with the rule that must catch it, or null for an innocent one. All are our own.
import type { ClaimNumber } from '../claims/claim-rule.ts';

/** Rule, text, and the reason of the item where the claim shows only beside it. */
export type ClaimSentence = readonly [rule: ClaimNumber | null, text: string, reasonCode?: string];
