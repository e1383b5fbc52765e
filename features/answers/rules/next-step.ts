// What the office does after an answer that settles nothing, by when, and whether the bureau's own notice came in time.
import { addBusinessDays } from '../../../platform/base/business-days.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { noticeBy } from '../../disputes/rules/response-clock.ts';
import type { AnswerKind } from './answer-kinds.ts';

export const ANSWER_STEPS = ['identity-papers', 'more-facts', 'next-round'] as const;
export type AnswerStep = (typeof ANSWER_STEPS)[number];
export const ANSWER_STEP_WORDS: Readonly<Record<AnswerStep, string>> = {
  'identity-papers': 'Send proof of identity',
  'more-facts': 'Send what the bureau asks for',
  'next-round': 'Dispute the item that was put back',
};
const STEPS: Partial<Readonly<Record<AnswerKind, AnswerStep>>> = {
  frivolous: 'more-facts',
  'needs-identity': 'identity-papers',
  'needs-more': 'more-facts',
  'reinserted-notice': 'next-round',
};
/** The next step an answer of this kind opens; undefined where it opens none. */
export const stepOf = (kind: AnswerKind): AnswerStep | undefined => STEPS[kind];

/** Business days the office gives itself (office policy), counted from the day the answer came. */
export const STEP_BUSINESS_DAYS = 5;
export const stepDue = (receivedOn: CivilDate): CivilDate => addBusinessDays(receivedOn, STEP_BUSINESS_DAYS);

/** What a notice may contain, by the keys that are stored. */
export const NOTICE_PARTS = ['reasons', 'needed', 'reinserted', 'furnisher', 'phone', 'statement'] as const;
export type NoticePart = (typeof NOTICE_PARTS)[number];

/** The law behind the notice a bureau owes, and what the notice must contain. */
export interface NoticeLaw {
  /** What the five business days count from. */
  readonly event: string;
  readonly citation: string;
  readonly parts: readonly { readonly key: NoticePart; readonly label: string }[];
}
const NOTICES: Partial<Readonly<Record<AnswerKind, NoticeLaw>>> = {
  frivolous: {
    event: 'Day the bureau decided',
    citation: '15 U.S.C. 1681i(a)(3)(B), (C)',
    parts: [
      { key: 'reasons', label: 'The reasons why' },
      { key: 'needed', label: 'The information needed to investigate' },
    ],
  },
  'reinserted-notice': {
    event: 'Day the item was put back',
    citation: '15 U.S.C. 1681i(a)(5)(B)(ii), (iii)',
    parts: [
      { key: 'reinserted', label: 'A statement that the item was put back' },
      { key: 'furnisher', label: 'The name and address of the furnisher' },
      { key: 'phone', label: 'The telephone number of the furnisher, if reasonably available' },
      { key: 'statement', label: 'The right to add a statement to the file' },
    ],
  },
};
/** The notice of this kind; undefined where the law asks for none. */
export const noticeOf = (kind: AnswerKind): NoticeLaw | undefined => NOTICES[kind];

export interface NoticeVerdict {
  /** The last day for the notice: five business days after the event. */
  readonly by: CivilDate;
  readonly inTime: boolean;
}
/**
 * Whether a notice of this day came in time after what it is about; undefined where the law sets no time, or a day is not known. The day on the
 * letter decides in favor of the bureau: it may have arrived later.
 */
export function judgeNotice(kind: AnswerKind, eventOn: CivilDate | null, noticeOn: CivilDate | null): NoticeVerdict | undefined {
  if (!noticeOf(kind) || eventOn === null || noticeOn === null) return undefined;
  const by = noticeBy(eventOn);
  return { by, inTime: noticeOn <= by };
}
