// Text for an agreement: short for a cell of a list, full sentences for the page of a contact.
import { formatCivilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { AgreementSummary } from './agreement-summary.ts';
import type { CancellationWait } from './cancellation-period.ts';

export const HOW_WORDS = { paper: 'On paper', 'other-system': 'In another system' } as const;
export const NOTICE_WORDS = {
  post: 'By mail',
  email: 'By email',
  text: 'By text message',
  phone: 'By phone',
  'in-person': 'In person',
  other: 'In another way',
} as const;

export interface AgreementWords {
  readonly words: string;
  readonly tone: 'good' | 'soon' | 'none';
  readonly glyph: '✓' | '◐' | '✕' | '–';
}

/** 'signed Nov 3', with the year when it is another than that of `today`. */
export function agreementWords({ standing, signedOn, cancelThrough, cancelledOn }: AgreementSummary, today: CivilDate): AgreementWords {
  const day = (text: string | null): string => (text === null ? '' : whole(text).replace(`, ${today.slice(0, 4)}`, ''));
  switch (standing) {
    case 'none':
      return { words: 'none recorded', tone: 'none', glyph: '–' };
    case 'cancel-period':
      return { words: `may cancel until ${day(cancelThrough)}`, tone: 'soon', glyph: '◐' };
    case 'signed':
      return { words: `signed ${day(signedOn)}`, tone: 'good', glyph: '✓' };
    case 'cancelled':
      return { words: `canceled ${day(cancelledOn)}`, tone: 'none', glyph: '✕' };
  }
}

/** The status in full sentences. */
export function agreementSentence({ standing, signedOn, cancelThrough, servicesFrom, cancelledOn }: AgreementSummary): string {
  const [signed, through, from, cancelled] = [signedOn, cancelThrough, servicesFrom, cancelledOn].map((text) =>
    text === null ? '' : whole(text),
  );
  switch (standing) {
    case 'none':
      return 'No agreement is recorded.';
    case 'cancel-period':
      return `Signed on ${signed}. The client may cancel until midnight of ${through}; work may start on ${from}.`;
    case 'signed':
      return `Signed on ${signed}. The cancellation period ended on ${through}, so work may be done.`;
    case 'cancelled':
      return `The client canceled on ${cancelled}. No more work may be done, and nothing may be charged.`;
  }
}

/** Why the client has that long; `stateName` is that of their state. */
export function waitSentence({ businessDays, basis }: Pick<CancellationWait, 'businessDays' | 'basis'>, stateName: string | null): string {
  const days = businessDays === 3 ? 'three business days' : 'five business days';
  switch (basis) {
    case 'federal':
      return `Clients have ${days} after the day of signing (15 U.S.C. 1679e(a)).`;
    case 'state':
      return `${stateName} gives clients five days. They are counted as business days, because the longer period applies (15 U.S.C. 1679j).`;
    case 'unverified':
      return `How long ${stateName} gives clients could not be verified, so the longest period of any state counts: ${days} after the day of signing.`;
    case 'no-state':
      return `No state was known, so the longest period of any state counts: ${days} after the day of signing.`;
  }
}

/** Said beside a running period: contacts have no zone, so the last one counts. */
export const DAY_ENDS_LAST = 'A day ends when it has ended everywhere in the United States; at the office that is early the next morning.';

function whole(text: string): string {
  const day = parseCivilDate(text);
  return day ? formatCivilDate(day) : text;
}
