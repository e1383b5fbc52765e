import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countUnsent } from './store/unsent.ts';

const CAP = 1000;

/** Mails that did not go out, or may not have. */
export async function mailNeeds(db: Db, scope: StaffScope): Promise<NeedsAction[]> {
  if (!scope.may('mail:view')) return [];
  const unsent = await countUnsent(db, scope, CAP + 1);
  const words = { one: 'mail did not go out for certain', many: 'mails did not go out for certain' };
  return unsent === 0
    ? []
    : [
        {
          key: 'mail.unsent',
          count: Math.min(unsent, CAP),
          capped: unsent > CAP,
          words,
          href: '/communications?unsent=yes',
          weight: 'soon',
        },
      ];
}
