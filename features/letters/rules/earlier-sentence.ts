// What a letter says of an earlier dispute of the same item: what is on record, and no conclusion from it.
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import type { EarlierResult } from '../../disputes/rules/earlier-disputes.ts';

/** `noun` is what the item is: 'account', 'inquiry'. A reason that says itself that no result came needs no second sentence of it. */
export function earlierSentence(noun: string, { result, on, sentOn, receivedOn }: EarlierResult, reasonCode: string | null): string {
  const received = receivedOn === null ? '' : `, which you received on ${formatLongCivilDate(receivedOn)}`;
  const wrote = `I disputed this ${noun} in a letter mailed on ${formatLongCivilDate(sentOn)}${received}.`;
  const answered = on === null ? undefined : `You answered on ${formatLongCivilDate(on)}`;
  switch (result) {
    case 'confirmed':
      return `${wrote} ${answered === undefined ? 'You report it as before.' : `${answered} that you verified it.`}`;
    case 'corrected':
      return `${wrote} ${answered === undefined ? 'You have changed it since.' : `${answered} and changed it.`}`;
    case 'removed':
      return `${wrote} ${answered === undefined ? 'It was removed after that.' : `${answered} that you deleted it.`}`;
    case 'unanswered':
      return reasonCode === 'not-answered'
        ? `I wrote to you about this ${noun} in a letter mailed on ${formatLongCivilDate(sentOn)}${received}.`
        : `${wrote} I have received no result.`;
  }
}
