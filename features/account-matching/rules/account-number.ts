// Account numbers as far as their masks let them be read: TransUnion hides every other character, Experian the end, and we keep only
// the last four of a number printed in full (field reference, section 6).

/** What two printed numbers have to do with each other. */
export interface NumberAgreement {
  /** True when they can be the same number: no readable character differs, and at least four are readable in both and equal. */
  readonly compatible: boolean;
  /** Characters readable in both and equal, where they fit best; 0 when the numbers are not compatible. */
  readonly concrete: number;
  /** True when they cannot be the same number: enough is readable in both, and it differs wherever the one is laid on the other. */
  readonly conflict: boolean;
}

const ENOUGH = 4;
/** Leading zeros that a source may have lost. */
const SHIFTS = [0, 1, 2] as const;
const LONGEST = 40;
const NOTHING: NumberAgreement = { compatible: false, concrete: 0, conflict: false };

/** The number in capitals without separators, '*' for each masked character: '1x3x-7xxx' is '1*3*7***'. */
export function numberPattern(printed: string): string {
  return printed
    .toUpperCase()
    .replace(/[*•●#]/g, 'X')
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('X', '*')
    .slice(0, LONGEST);
}

/** Compares two patterns of `numberPattern`: character by character from the left with up to two lost in front, and from the right where both end readable. */
export function compareNumbers(a: string, b: string): NumberAgreement {
  if (a === '' || b === '') return NOTHING;
  let concrete = 0;
  let contradicted = false;
  const look = (fromA: number, fromB: number, proves: boolean): void => {
    const { equal, different } = layOver(a, b, fromA, fromB);
    if (different === 0) concrete = Math.max(concrete, equal);
    else if (proves && equal + different >= ENOUGH) contradicted = true;
  };
  for (const shift of SHIFTS) {
    // Only numbers laid edge to edge can contradict each other; a shift may simply be the wrong one.
    look(shift, 0, shift === 0);
    if (shift > 0) look(0, shift, false);
  }
  if (endsReadable(a) && endsReadable(b)) look(Math.max(0, a.length - b.length), Math.max(0, b.length - a.length), true);
  const compatible = concrete >= ENOUGH;
  return { compatible, concrete: compatible ? concrete : 0, conflict: contradicted && !compatible };
}

function layOver(a: string, b: string, fromA: number, fromB: number): { equal: number; different: number } {
  let equal = 0;
  let different = 0;
  for (let i = fromA, j = fromB; i < a.length && j < b.length; i++, j++) {
    if (a[i] === '*' || b[j] === '*') continue;
    if (a[i] === b[j]) equal++;
    else different++;
  }
  return { equal, different };
}

function endsReadable(pattern: string): boolean {
  return pattern.length >= ENOUGH && !pattern.slice(-ENOUGH).includes('*');
}
