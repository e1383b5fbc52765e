// Why work has not started, or has stopped, in words for the client.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { stateName } from '../../office/rules/state-permits.ts';
import { judgeWork, type WorkFacts } from './may-work.ts';

export interface PortalWord {
  /** Null when work may be done. */
  readonly sentence: string | null;
  /** The first day on which it may be, where that is known. */
  readonly from: CivilDate | null;
}

/** Their own reasons for a hold are the office's, so the client reads only that there is one. */
export function sayToClient(facts: WorkFacts): PortalWord {
  const { servicesFrom, cancelThrough, cancelledOn } = facts.standing;
  const answer = judgeWork(facts, { what: 'round' });
  if (!isRefusal(answer)) return { sentence: null, from: null };
  const say = (sentence: string, from: CivilDate | null = null): PortalWord => ({ sentence, from });
  switch (answer.code) {
    case 'agreements.cancelled':
      return say(
        `You canceled your agreement${cancelledOn === null ? '' : ` on ${formatCivilDate(cancelledOn)}`}. We do no more work, and you owe nothing for work not done.`,
      );
    case 'agreements.none':
      return say(
        'We have no signed agreement with you on record, and without one the law does not let us work for you. Please ask your office about it.',
      );
    case 'agreements.periodOpen':
      return say(
        `You may cancel your agreement${cancelThrough === null ? '' : ` until midnight of ${formatCivilDate(cancelThrough)}`}. Until then the law does not let us work.`,
        servicesFrom,
      );
    case 'agreements.stateBlocked':
      return say(`The law of ${stateName(facts.state ?? '')} does not let us work for you.`);
    case 'agreements.stateUnknown':
      return say('We do not know in which state you live, and each state has its own law. Please tell your office your address.');
    case 'agreements.stateInReview':
      return say(`Your office is checking the law of ${stateName(facts.state ?? '')}. Work starts after that.`);
    case 'agreements.notAuthorized':
      return say('We need your signed authorization before we may work with your credit reports. Please send it under Documents.');
    default:
      return say('Your office has paused work on your file. Please ask them when it continues.');
  }
}
