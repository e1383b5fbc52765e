// Text for an agreement: short for a cell of a list, full sentences for the page of a contact.
import { formatCivilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { AgreementEnd, HowMade, NoticeChannel, OfficeEnd } from '../contract.ts';
import type { AgreementSummary, EndedBy } from './agreement-summary.ts';
import type { CancellationWait } from './cancellation-period.ts';

export const HOW_WORDS = {
  paper: 'On paper',
  'other-system': 'In another system',
  portal: 'In the portal',
  tablet: "On the office's tablet",
} as const satisfies Readonly<Record<HowMade, string>>;
export const NOTICE_WORDS = {
  post: 'By mail',
  email: 'By email',
  text: 'By text message',
  phone: 'By phone',
  'in-person': 'In person',
  other: 'In another way',
  portal: 'In the portal',
} as const satisfies Readonly<Record<NoticeChannel, string>>;

/** How an agreement ended without notice of the client, as the choice says it. */
export const END_WORDS = {
  completed: 'All services were done',
  expired: 'Its term is over',
  office: 'The office ended it',
} as const satisfies Readonly<Record<OfficeEnd, string>>;

/** How it ended: by which notice of the client, or otherwise. */
export const endWords = (how: AgreementEnd): string => ({ ...NOTICE_WORDS, ...END_WORDS })[how];

/** Signed in this program: its papers say how, and nobody corrects or removes it by hand. */
export const isSignedHere = (how: HowMade): boolean => how === 'portal' || how === 'tablet';

/** What the office may record by hand. */
export const RECORDED_WORDS = { paper: HOW_WORDS.paper, 'other-system': HOW_WORDS['other-system'] } as const;
const { portal: _ownDoing, ...recordedNotices } = NOTICE_WORDS;
export const RECORDED_NOTICES = recordedNotices;

export interface AgreementWords {
  readonly words: string;
  readonly tone: 'good' | 'soon' | 'none';
  readonly glyph: '✓' | '◐' | '✕' | '–';
}

/** 'signed Nov 3', with the year when it is another than that of `today`. */
export function agreementWords(
  { standing, signedOn, cancelThrough, cancelledOn, endedBy }: AgreementSummary,
  today: CivilDate,
): AgreementWords {
  const day = (text: string | null): string => (text === null ? '' : whole(text).replace(`, ${today.slice(0, 4)}`, ''));
  switch (standing) {
    case 'none':
      return { words: 'none recorded', tone: 'none', glyph: '–' };
    case 'cancel-period':
      return { words: `may cancel until ${day(cancelThrough)}`, tone: 'soon', glyph: '◐' };
    case 'signed':
      return { words: `signed ${day(signedOn)}`, tone: 'good', glyph: '✓' };
    case 'cancelled':
      return endedBy === 'completed'
        ? { words: `completed ${day(cancelledOn)}`, tone: 'none', glyph: '✓' }
        : { words: `${endedBy === 'client' ? 'canceled' : 'ended'} ${day(cancelledOn)}`, tone: 'none', glyph: '✕' };
  }
}

/** The status in full sentences. */
export function agreementSentence({ standing, signedOn, cancelThrough, servicesFrom, cancelledOn, endedBy }: AgreementSummary): string {
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
      return `${endedSentence(endedBy ?? 'client', cancelled ?? '')} No more work may be done, and nothing may be charged for work not done.`;
  }
}

/** 'The client canceled on Nov 3, 2026.' */
export function endedSentence(by: EndedBy, day: string): string {
  switch (by) {
    case 'client':
      return `The client canceled on ${day}.`;
    case 'completed':
      return `All services were done on ${day}, and the agreement ended.`;
    case 'expired':
      return `The term of the agreement ended on ${day}.`;
    case 'office':
      return `The office ended the agreement on ${day}.`;
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
export const DAY_ENDS_LAST =
  'A day ends at midnight where the client lives, or, where that is not known, once it has ended everywhere in the United States.';

function whole(text: string): string {
  const day = parseCivilDate(text);
  return day ? formatCivilDate(day) : text;
}
