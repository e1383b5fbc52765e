import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import { capCount, MOST_COUNTED, type NeedsCall } from '../../../platform/server/manifest.ts';
import { countUnprinted } from './store/waiting.ts';

const HREF = '/dispute-letters?printed=no';

/** Letters that could not be made, and letters that wait to be printed, for those who may print. */
export async function letterNeeds({ db, scope }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('letters:view') || !scope.may('letters:print')) return [];
  const { unprinted, failed } = await countUnprinted(db, MOST_COUNTED + 1);
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
      ...capCount(unprinted - failed),
      words: { one: 'letter waits to be printed', many: 'letters wait to be printed' },
      href: HREF,
      weight: 'soon',
    },
  ];
  return needs.filter(({ count }) => count > 0);
}
