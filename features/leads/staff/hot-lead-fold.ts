// Whether the alert of hot leads is folded to its first line: as this browser last had it, until then folded on a phone.
const KEY = 'redress-hot-leads-folded';
export const PHONE = '(max-width: 48em)';

/** Undefined while no one has folded or unfolded it in this browser. */
export function readFolded(): boolean | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : kept === 'yes';
  } catch {
    return undefined;
  }
}

export function keepFolded(folded: boolean): void {
  try {
    localStorage.setItem(KEY, folded ? 'yes' : 'no');
  } catch {
    // Storage may be forbidden; the choice then holds until the page is left.
  }
}
