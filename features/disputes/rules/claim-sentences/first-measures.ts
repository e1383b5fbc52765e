// What the linter made of each check when it first saw it, before any rule was mended by it: the honest figures, which no later run can give.

export interface FirstMeasure {
  readonly check: string;
  readonly forbidden: number;
  readonly innocent: number;
  /** Part of the forbidden that the phrases of their own rule caught, at its level. */
  readonly recall: number;
  /** Part of the forbidden with any finding, warnings of the likeness model among them; null before there was one. */
  readonly noticed: number | null;
  /** Part of the blocked sentences that are forbidden. */
  readonly precision: number;
  /** Innocent sentences that were warned of, those by the model among them. */
  readonly warned: number;
}

export const FIRST_MEASURES: readonly FirstMeasure[] = [
  { check: 'letters sold on the internet (seventh)', forbidden: 76, innocent: 49, recall: 0.737, noticed: 0.934, precision: 1, warned: 1 },
  { check: 'clients on a phone (eighth)', forbidden: 69, innocent: 51, recall: 0.609, noticed: 0.87, precision: 0.97, warned: 2 },
  { check: 'staff and theories (ninth)', forbidden: 71, innocent: 48, recall: 0.493, noticed: 0.845, precision: 1, warned: 4 },
  { check: 'whole letters and coaches (tenth)', forbidden: 74, innocent: 48, recall: 0.459, noticed: 0.932, precision: 1, warned: 3 },
  { check: 'forums, brokers and relatives (eleventh)', forbidden: 60, innocent: 40, recall: 0.6, noticed: 0.867, precision: 1, warned: 2 },
  { check: 'portal and template packs (twelfth)', forbidden: 30, innocent: 30, recall: 0.667, noticed: 0.933, precision: 0.947, warned: 1 },
  {
    check: 'calls, texts and consultants (thirteenth)',
    forbidden: 30,
    innocent: 30,
    recall: 0.667,
    noticed: 0.933,
    precision: 1,
    warned: 3,
  },
  {
    check: 'emails, spouses and letter packs (fourteenth)',
    forbidden: 30,
    innocent: 30,
    recall: 0.833,
    noticed: 0.967,
    precision: 1,
    warned: 0,
  },
  { check: 'dictation and short videos (fifteenth)', forbidden: 30, innocent: 30, recall: 0.9, noticed: 1, precision: 1, warned: 1 },
];
