// What the law asks of a bureau that puts a deleted item back: the furnisher's certification, and a written notice within five business
// days after the re-insertion (15 U.S.C. 1681i(a)(5)(B)).
import { addBusinessDays } from '../../../platform/base/business-days.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';

export const REINSERTION_NOTICE_DAYS = 5;

/** The day to look after a re-insertion: the last day of the notice, or `today` when that has passed. */
export function reinsertionDue(reportDate: CivilDate | null, today: CivilDate): CivilDate {
  const due = addBusinessDays(reportDate ?? today, REINSERTION_NOTICE_DAYS);
  return due < today ? today : due;
}

/** What the task of a re-insertion says; the same for the same event. */
export function reinsertionTask({
  bureau,
  heading,
  accountNumberMasked,
  reportDate,
}: {
  readonly bureau: Bureau;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly reportDate: string;
}): { readonly title: string; readonly note: string } {
  return {
    title: `${BUREAU_NAMES[bureau]} lists ${[heading.slice(0, 60) || 'an account', accountNumberMasked?.slice(0, 24)].filter(Boolean).join(' ')} again in the report of ${reportDate}`,
    note:
      'A bureau may put a deleted item back only when the furnisher certifies that it is complete and accurate, and has to tell the client in writing within five business days ' +
      '(15 U.S.C. 1681i(a)(5)(B)). Ask the client whether such a notice came; without one, dispute the re-insertion.',
  };
}
