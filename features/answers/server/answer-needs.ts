import type { NeedsTeller } from '../../../platform/server/manifest.ts';
import { needOf } from '../../../platform/server/manifest.ts';
import { countAnswers, countLateSteps } from './store/waiting.ts';

const PAGE = '/dispute-letters/answers';
const permissions = ['disputes:view', 'disputes:prepare'] as const;

/** Answers that wait to be sorted or entered, and next steps whose day has passed. */
export const answerNeeds: readonly NeedsTeller[] = [
  needOf({
    key: 'answers.toSort',
    permissions,
    words: { one: 'answer on paper to sort', many: 'answers on paper to sort' },
    href: PAGE,
    weight: 'open',
    count: ({ db }, most) => countAnswers(db, 'to-sort', most),
  }),
  needOf({
    key: 'answers.toEnter',
    permissions,
    words: { one: 'answer on paper to enter', many: 'answers on paper to enter' },
    href: `${PAGE}?state=to-enter`,
    weight: 'soon',
    count: ({ db }, most) => countAnswers(db, 'to-enter', most),
  }),
  needOf({
    key: 'answers.stepsLate',
    permissions,
    words: { one: 'next step after an answer is overdue', many: 'next steps after answers are overdue' },
    href: `${PAGE}?state=steps`,
    weight: 'late',
    count: ({ db, today }, most) => countLateSteps(db, today, most),
  }),
];
