// What leaves the program and cannot be called back: an email, a letter of a mail service. Each is one row of the ledger.

/** 'unknown': it was asked for and no answer came, so it may have happened. 'withdrawn': it was called off before anyone was asked. */
export const EFFECT_STATES = ['intended', 'asked', 'done', 'refused', 'unknown', 'withdrawn'] as const;
export type EffectState = (typeof EFFECT_STATES)[number];

/** Names an effect: `kind` is 'feature.what', `key` says which one, and is asked for once. */
export interface EffectKey {
  readonly kind: `${string}.${string}`;
  readonly key: string;
}

export interface Effect extends EffectKey {
  readonly state: EffectState;
  readonly problem: string | null;
  /** Number of the latest attempt; 0 before the first. */
  readonly attempt: number;
  /** The attempt after which the program gives up. */
  readonly lastAttempt: number;
  /** What the service calls it. */
  readonly serviceRef: string | null;
  readonly createdAt: Date;
  readonly firstAskedAt: Date | null;
  readonly askedAt: Date | null;
  readonly doneAt: Date | null;
}

/** What became of one attempt. `D` is what the feature keeps of the answer. */
export type Asked<D> =
  | { readonly result: 'done'; readonly serviceRef: string | null; readonly answer: D }
  /** It certainly did not happen; another attempt may help when `temporary`. */
  | { readonly result: 'refused'; readonly temporary: boolean; readonly problem: string }
  /** The request left and no answer came. */
  | { readonly result: 'unknown'; readonly problem: string };

/** What the service says when it is asked for our key. 'absent' only where it is sure. */
export type Found<D> =
  | { readonly found: 'there'; readonly serviceRef: string; readonly answer: D }
  | { readonly found: 'absent' }
  | { readonly found: 'unsure'; readonly problem: string };
