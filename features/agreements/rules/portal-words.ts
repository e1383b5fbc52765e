// Why work has not started, or has stopped, in words for the client, in their language.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Language } from '../../../platform/base/language.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { stateName } from '../../office/rules/state-permits.ts';
import type { HoldKind } from '../../contacts/rules/holds.ts';
import { judgeWork, type WorkFacts } from './may-work.ts';
import { portalWorkTexts } from './portal-texts.ts';

export interface PortalWord {
  /** Null when work may be done. */
  readonly sentence: string | null;
  /** The first day on which it may be, where that is known. */
  readonly from: CivilDate | null;
  /** The agreement was canceled or ended: there is nothing more for them to do here, and their records stay readable. */
  readonly canceled: boolean;
}

const PAUSED = {
  office: 'paused',
  'client-pause': 'pausedByYou',
  underwriting: 'pausedForLoan',
  death: 'pausedForGood',
} as const satisfies Readonly<Record<HoldKind, keyof (typeof portalWorkTexts)['en']>>;

/** The words of a reason for a hold are the office's, so the client reads only its kind. */
export function sayToClient(facts: WorkFacts, language: Language): PortalWord {
  const texts = portalWorkTexts[language];
  const { servicesFrom, cancelThrough, cancelledOn, endedBy } = facts.standing;
  const answer = judgeWork(facts, { what: 'round' });
  if (!isRefusal(answer)) return { sentence: null, from: null, canceled: false };
  const say = (sentence: string, from: CivilDate | null = null): PortalWord => ({
    sentence,
    from,
    canceled: answer.code === 'agreements.cancelled',
  });
  switch (answer.code) {
    case 'agreements.cancelled':
      if (cancelledOn === null) return say(texts.canceled);
      return say((endedBy === 'client' ? texts.canceledOn : texts.ended)(formatCivilDate(cancelledOn, language)));
    case 'agreements.none':
      return say(texts.none);
    case 'agreements.periodOpen':
      return say(cancelThrough === null ? texts.mayCancel : texts.mayCancelUntil(formatCivilDate(cancelThrough, language)), servicesFrom);
    case 'agreements.stateBlocked':
      return say(texts.stateBlocked(stateName(facts.state ?? '')));
    case 'agreements.stateUnknown':
      return say(texts.stateUnknown);
    case 'agreements.stateInReview':
      return say(texts.stateInReview(stateName(facts.state ?? '')));
    case 'agreements.notAuthorized':
      return say(texts.notAuthorized);
    default:
      return say(texts[PAUSED[facts.onHold?.kind ?? 'office']]);
  }
}
