// The bureaus under the names the sources give them.
import type { Bureau } from './bureaus.ts';

/** TrueLink and the IdentityIQ pages write TUC, EXP, EQF (field reference 2.1, 2.3); so does `redress report read`. */
export type BureauSymbol = 'TUC' | 'EXP' | 'EQF';
export const BUREAU_SYMBOLS: Readonly<Record<Bureau, BureauSymbol>> = { TU: 'TUC', EX: 'EXP', EQ: 'EQF' };
/** The order in which the sources print their columns; "the first bureau that says so" means this order. */
export const PRINTED_ORDER: readonly Bureau[] = ['TU', 'EX', 'EQ'];

/** Reads a symbol ('TUC') or a name ('TransUnion', 'Experian:'); undefined for any other source, which is never taken in. */
export function bureauOf(text: string): Bureau | undefined {
  switch (text.slice(0, 3).toUpperCase()) {
    case 'TUC':
    case 'TRA':
      return 'TU';
    case 'EXP':
      return 'EX';
    case 'EQF':
    case 'EQU':
      return 'EQ';
    default:
      return undefined;
  }
}
