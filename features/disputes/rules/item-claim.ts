// What an item claims, sentence by sentence, each with where it comes from. Letters print these sentences; the client is asked about the
// same ones, so that a yes covers what is printed (15 U.S.C. 1679b(a)(1)).
import { findReason } from './dispute-reasons.ts';
import { speakOf, type ItemOfClaim } from './dispute-vocabulary.ts';

/** A claim made from a finding the client answered; kept with the item as it was confirmed. */
export interface ConfirmedClaim {
  /** 'finding:<analysis>:<answer id>'. */
  readonly source: string;
  readonly youReport: string;
  readonly because: string;
  readonly shouldBe: string;
}

/** 'report': read off the bureau's own report. 'client': said by the client. */
export interface ClaimSentence {
  readonly text: string;
  readonly from: 'report' | 'client';
}
export interface Claim {
  /** 'reason:<code>' or the source of a confirmed claim. */
  readonly source: string;
  readonly youReport: string;
  readonly because: string;
  readonly shouldBe: string;
}

export interface ClaimedItem extends ItemOfClaim {
  readonly reasonCode: string | null;
  readonly claims?: readonly ConfirmedClaim[] | undefined;
  readonly facts: readonly { readonly text: string; readonly source?: 'report' | 'document' | 'client' }[];
}

/**
 * False for a claim kept before a credit limit had to be named (A24): it says only that there is one, so that a bureau has nothing to check
 * (15 U.S.C. 1681i(a)(3)(A)).
 */
export function isCheckable({ source }: Pick<ConfirmedClaim, 'source'>): boolean {
  return !source.startsWith('finding:A24:');
}

/** Claims of answered findings say it all; without any, the reason does. Empty without a reason. */
export function claimsOf(item: ClaimedItem, bureauName: string): readonly Claim[] {
  if (item.claims !== undefined && item.claims.length > 0) return item.claims;
  const reason = item.reasonCode === null ? undefined : findReason(item.reasonCode);
  // Without a month there is no sentence about months: it would say 'this month' of none.
  if (!reason || (reason.needsMonths !== undefined && (item.months ?? []).length === 0)) return [];
  const { youReport, because, shouldBe } = reason.claim(speakOf(item, bureauName));
  return [{ source: `reason:${reason.code}`, youReport, because, shouldBe }];
}

/** What a letter says beyond the values that the report prints: the client confirms each before it goes out. */
export function statementsOf(item: ClaimedItem, bureauName: string): readonly string[] {
  return [
    ...claimsOf(item, bureauName).flatMap(({ because, shouldBe }) => [because, shouldBe]),
    // What is said to stand in the report as well: the report is checked for its amounts and days, and a person typed the rest.
    ...item.facts.map(({ text }) => text.trim()),
  ].filter((text) => text !== '');
}

/** True when `confirmed` covers every statement the item makes now. */
export function isCovered(item: ClaimedItem, bureauName: string, confirmed: readonly string[]): boolean {
  const known = new Set(confirmed);
  return statementsOf(item, bureauName).every((text) => known.has(text));
}
