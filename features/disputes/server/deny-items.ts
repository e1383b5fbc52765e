// What a client answered about the items of a letter against what the letter says. It is kept with everything else that was said of their lines, so
// the letter is stopped, and no later round says the same, until the client says otherwise (15 U.S.C. 1679b(a)(1)).
import { newId } from '../../../platform/base/ids.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { openReport } from '../../credit-reports/server/public.ts';
import type { CorrectWord } from '../rules/correct-words.ts';
import type { DisputeItemKind } from '../rules/dispute-vocabulary.ts';
import { findLineNames } from '../rules/outcomes.ts';
import { findRoundById, lockRounds } from './store.ts';
import { hasCorrect, insertCorrect } from './store/correct-lines.ts';
import { saveExclusion } from './store/exclusions.ts';

/** 'theirs' and 'not-theirs': whose the line is. 'untrue': a sentence that the letter says of it. */
export interface ItemDenial {
  readonly itemId: string;
  readonly said: 'theirs' | 'not-theirs' | 'untrue';
}
interface Sayer {
  readonly contactId: string;
  readonly roundId: string;
  readonly by: 'client' | 'staff';
  readonly byName: string;
  readonly now: Date;
}

/** Keeps them, each of an item once; answers under which id what was said of which item. What is known already is kept once. */
export async function keepDenials(
  db: Db,
  sealer: Sealer,
  { contactId, roundId, by, byName, now }: Sayer,
  denials: readonly ItemDenial[],
): Promise<{ readonly id: string; readonly itemId: string }[]> {
  await lockRounds(db, contactId);
  const round = await findRoundById(db, sealer, contactId, roundId);
  const report = round && (await openReport(db, sealer, round.reportId));
  const kept: { readonly id: string; readonly itemId: string }[] = [];
  for (const { itemId, said } of new Map(denials.map((one) => [`${one.itemId} ${one.said}`, one])).values()) {
    const item = round?.items.find(({ id }) => id === itemId);
    const lineKey = item && report ? findLineNames(report, item.kind, item.lineId, item.bureau).lineKey : null;
    if (!item || lineKey === null) continue;
    const id = newId(now);
    const about = { contactId, kind: item.kind, lineKey };
    if (said === 'theirs') {
      const one = { ...about, id, bureau: null, what: OWN_WORDS[item.kind], heading: item.heading, at: now, by, byName };
      if (await hasCorrect(db, one)) continue;
      await insertCorrect(db, sealer, one);
    } else
      await saveExclusion(db, {
        ...about,
        sourceId: id,
        // Whose a line is holds at every bureau; what one of them reports of it does not.
        bureau: said === 'untrue' ? item.bureau : null,
        said: said === 'untrue' ? 'right' : 'wrong',
        saidAt: now,
        saidBy: by,
        saidByName: byName,
        reasonCode: said === 'untrue' ? item.reasonCode : 'not-mine',
      });
    kept.push({ id, itemId });
  }
  return kept;
}

const OWN_WORDS = {
  tradeline: 'mine',
  'public-record': 'mine',
  inquiry: 'purpose',
  'personal-information': 'own',
} as const satisfies Readonly<Record<DisputeItemKind, CorrectWord>>;
