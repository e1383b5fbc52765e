// The words reasons and instructions are written in.
export type DisputeItemKind = 'tradeline' | 'inquiry' | 'public-record' | 'personal-information';

/** An item as the sentences of a letter speak of it. */
export interface DisputedItem {
  readonly kind: DisputeItemKind;
  readonly noun: 'account' | 'inquiry' | 'public record' | 'information';
  /** The bureau the letter goes to. */
  readonly bureau: string;
  /** Who reported it: the furnisher by name, or 'its source'. */
  readonly source: string;
  /** What the bureau reports under the first of these labels it gives; undefined when it gives none. Labels match in any case. */
  readonly reported: (...labels: readonly string[]) => string | undefined;
}

export const ITEM_NOUNS = {
  tradeline: 'account',
  inquiry: 'inquiry',
  'public-record': 'public record',
  'personal-information': 'information',
} as const satisfies Readonly<Record<DisputeItemKind, DisputedItem['noun']>>;
