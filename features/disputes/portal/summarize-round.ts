// A round in a client's words.
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../credit-reports/rules/model.ts';

export interface MyRound {
  readonly number: number;
  readonly openedAt: string;
  readonly items: readonly { readonly bureau: Bureau }[];
}
interface StripCell { readonly tone: 'neutral' | 'none'; readonly label: string; readonly glyph: string }

/** How many items are disputed with whom, as a sentence and as a strip. */
export function summarizeRound(round: MyRound): { readonly sentence: string; readonly strip: Readonly<Record<Bureau, StripCell>> } {
  const count = (bureau: Bureau): number => round.items.filter((item) => item.bureau === bureau).length;
  const parts = BUREAUS.flatMap((bureau) => (count(bureau) === 0 ? [] : [`${count(bureau)} with ${BUREAU_NAMES[bureau]}`]));
  const list = parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  const total = round.items.length;
  const cell = (bureau: Bureau): StripCell => {
    const n = count(bureau);
    return n === 0 ? { tone: 'none', label: 'nothing disputed', glyph: '–' } : { tone: 'neutral', label: `${n} ${n === 1 ? 'item' : 'items'} in progress`, glyph: String(n) };
  };
  return {
    sentence: `${total} ${total === 1 ? 'item is' : 'items are'} being disputed: ${list}.`,
    strip: { EQ: cell('EQ'), EX: cell('EX'), TU: cell('TU') },
  };
}
