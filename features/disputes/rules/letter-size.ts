// How much goes into one letter. A bureau reads few items at a time, and a letter of a thousand pages would keep everyone else's waiting.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';

export const MOST_ITEMS_PER_LETTER = 60;
/** UTF-8, all facts of one letter together. */
const MOST_FACT_BYTES = 40 * 1024;

const CODE = 'disputes.letterTooLong';
export const letterTooLong = {
  declared: { [CODE]: { status: 422, when: 'The items of one bureau are too many for a letter, or their facts are too long for it.' } },
} as const;

interface LetterItem {
  readonly bureau: Bureau;
  readonly facts: readonly { readonly text: string }[];
}

/** Whether the items of each bureau fit into one letter; refused with the first that does not. */
export function judgeLetterSizes(items: readonly LetterItem[]): Refusal | undefined {
  for (const bureau of BUREAUS) {
    const own = items.filter((item) => item.bureau === bureau);
    if (own.length > MOST_ITEMS_PER_LETTER)
      return refuse(
        CODE,
        `The letter to ${BUREAU_NAMES[bureau]} would have ${own.length} items. A letter holds at most ${MOST_ITEMS_PER_LETTER}: remove some, and dispute them in the next round.`,
      );
    const bytes = own.flatMap(({ facts }) => facts).reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
    if (bytes > MOST_FACT_BYTES)
      return refuse(
        CODE,
        `The facts for ${BUREAU_NAMES[bureau]} are too long for one letter: ${Math.ceil(bytes / 1024)} kB of at most ${MOST_FACT_BYTES / 1024} kB. Shorten them, or remove some items.`,
      );
  }
  return undefined;
}
