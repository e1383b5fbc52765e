// From the address of the page to the question put to the server. What is unknown or unusable is left out, never an error.
import { isId } from '../../../platform/base/ids.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import { QUEUES, type Queue } from './queues.ts';

export interface QueueQuestion {
  readonly queue: Queue;
  readonly bureau?: Bureau;
  readonly owner?: string;
  readonly search?: string;
  readonly hold?: 'yes' | 'no';
}
/** What narrows a queue down, as it is named in the address. */
export const NARROWING = ['bureau', 'owner', 'q', 'hold'] as const;
const LONGEST_WORDS = 80;

/** `me` is the reader, for `owner=me`. */
export function readQueueSearch(search: Readonly<Record<string, string>>, me: string | undefined): QueueQuestion {
  const bureau = BUREAUS.find((known) => known === search['bureau']);
  const hold = (['yes', 'no'] as const).find((known) => known === search['hold']);
  const asked = search['owner'] === 'me' ? me : search['owner'];
  const owner = asked !== undefined && (asked === 'none' || isId(asked)) ? asked : undefined;
  const words = search['q']?.trim().slice(0, LONGEST_WORDS) ?? '';
  return {
    queue: QUEUES.find((known) => known === search['queue']) ?? 'open',
    ...(bureau && { bureau }),
    ...(owner !== undefined && { owner }),
    ...(words !== '' && { search: words }),
    ...(hold && { hold }),
  };
}
