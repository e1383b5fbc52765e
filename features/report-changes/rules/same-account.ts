// A line whose name, number and dates were all rewritten is still known by its account: another bureau lists the same account in both
// reports, and each report says that the line belongs to it (field reference, section 7, second step). Taking it for gone would be a
// false success.
import { type Bureau, BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { Tradeline } from '../../report-files/rules/model.ts';
import { compareNumbers, numberPattern } from '../../account-matching/rules/account-number.ts';
import { lineKeyOf, sameLineKey } from '../../account-matching/rules/line-key.ts';
import type { FileLine } from './file-line.ts';

/**
 * At how many other bureaus the two accounts are one, when nothing speaks against it; else undefined. Only for accounts each bureau lists
 * once.
 */
export function sameAccount(before: FileLine, after: FileLine): number | undefined {
  const [b, a] = [before.line, after.line];
  if (b.family !== a.family && b.family !== null && a.family !== null) return undefined;
  if (!listsOnce(before.account, b.bureau) || !listsOnce(after.account, a.bureau)) return undefined;
  const opensTogether = b.month !== null && b.month === a.month;
  if (!opensTogether && compareNumbers(b.number, a.number).conflict) return undefined;
  let same = 0;
  for (const bureau of BUREAUS) {
    if (bureau === b.bureau || !before.account.byBureau[bureau] || !after.account.byBureau[bureau]) continue;
    const verdict = compareAt(bureau, before.account, after.account);
    if (verdict === 'another') return undefined;
    if (verdict === 'same') same += 1;
  }
  return same === 0 ? undefined : same;
}

function compareAt(bureau: Bureau, before: Tradeline, after: Tradeline): 'same' | 'another' | 'unclear' {
  const [b, a] = [before.byBureau[bureau]?.[0], after.byBureau[bureau]?.[0]];
  if (!b || !a || !listsOnce(before, bureau) || !listsOnce(after, bureau)) return 'unclear';
  const { compatible, conflict } = compareNumbers(numberPattern(b.accountNumberMasked), numberPattern(a.accountNumberMasked));
  if (conflict) return 'another';
  return compatible && sameLineKey(lineKeyOf(b, before.portfolio === 'COLL'), lineKeyOf(a, after.portfolio === 'COLL'))
    ? 'same'
    : 'unclear';
}

function listsOnce(account: Tradeline, bureau: Bureau): boolean {
  return account.byBureau[bureau]?.length === 1;
}
