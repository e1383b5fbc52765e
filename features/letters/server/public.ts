// What the start of the day and lists of people may ask about letters.
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countUnprinted } from './store/waiting.ts';

export { listOwedAnswers } from './store/owed-answers.ts';
export { countUnprinted } from './store/waiting.ts';

const CAP = 1000;
const HREF = '/dispute-letters?printed=no';

export async function letterNeeds(db: Db, scope: StaffScope): Promise<NeedsAction[]> {
  if (!scope.may('letters:view') || !scope.may('letters:print')) return [];
  const { unprinted, failed } = await countUnprinted(db, scope, CAP + 1);
  const waiting = unprinted - failed;
  const needs: readonly NeedsAction[] = [
    {
      key: 'letters.failed',
      count: failed,
      capped: false,
      words: { one: 'letter could not be made', many: 'letters could not be made' },
      href: HREF,
      weight: 'late',
    },
    {
      key: 'letters.unprinted',
      count: Math.min(waiting, CAP),
      capped: waiting > CAP,
      words: { one: 'letter waits to be printed', many: 'letters wait to be printed' },
      href: HREF,
      weight: 'soon',
    },
  ];
  return needs.filter(({ count }) => count > 0);
}
