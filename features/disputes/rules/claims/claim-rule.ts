// What a family of forbidden or risky claims says of itself. Numbers X… are those of the list of forbidden disputes in the legal notes.

export type ClaimNumber =
  | 'X2'
  | 'X3'
  | 'X4'
  | 'X5'
  | 'X6'
  | 'X7'
  | 'X8'
  | 'X12'
  | 'X13'
  | 'X14'
  | 'X15'
  | 'X16'
  | 'X17'
  | 'X18'
  | 'X20'
  | 'X22'
  | 'X24'
  | 'likeness'
  | 'privacy';

/** Phrases are written as read by phrases.ts. A claim is made in a sentence when all of its parts hold. */
export interface Claim {
  /** Any of these; the words shown as found. */
  readonly find: readonly string[];
  /** Of each group one phrase, in the same sentence. */
  readonly also?: readonly (readonly string[])[];
  /** Of each group one phrase, in the same sentence or the one before or after it. */
  readonly near?: readonly (readonly string[])[];
  /** None of these in the same sentence. */
  readonly unless?: readonly string[];
  /** Only beside one of these reasons of an item. */
  readonly reasons?: readonly string[];
  /** Where it differs from the level of the family. */
  readonly level?: ClaimLevel;
}
/** 'block': the text may not go out so. 'warn': a person should look. */
export type ClaimLevel = 'block' | 'warn';

export interface ClaimFamily {
  readonly family: string;
  readonly rule: ClaimNumber;
  readonly level: ClaimLevel;
  /** The law the rule rests on. */
  readonly citation: string;
  /** What is wrong, in one or two plain sentences. */
  readonly message: string;
  /** What to write instead. */
  readonly advice: string;
  readonly claims: readonly Claim[];
}
