// What the client is asked about a personal detail before anything is said of it: a yes says that it is or was theirs, and then no letter
// asks to remove it (X20, 15 U.S.C. 1679b(a)(2)).
import { FILE_KIND_WORDS, type FileKind } from '../../files/rules/file-kinds.ts';
import { detailOf, type PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import type { GateRefusal } from '../contract.ts';
import type { SaidBefore } from './contradictions.ts';
import { DETAIL_REMOVALS } from './correct-words.ts';
import { findReason } from './dispute-reasons.ts';
import type { DisputeReason } from './dispute-reason-shape.ts';
import type { DisputeItemKind } from './dispute-vocabulary.ts';

interface Question {
  readonly asks: (value: string) => string;
  /** The reason that a no supports. */
  readonly reasonCode: string;
}

/** Birth date and Social Security number are held against the contact's record instead, and a living client answers a deceased alert. */
const QUESTIONS: Readonly<Partial<Record<PersonalDetail, Question>>> = {
  name: { asks: (value) => `Have you ever used the name ${value}?`, reasonCode: 'name-not-mine' },
  address: { asks: (value) => `Did you ever live or receive mail at ${value}?`, reasonCode: 'address-not-mine' },
  employer: { asks: (value) => `Did you ever work for ${value}?`, reasonCode: 'employer-not-mine' },
  phone: { asks: (value) => `Was the phone number ${value} ever yours?`, reasonCode: 'phone-not-mine' },
  'fraud-alert': { asks: () => 'Did you place this alert, or ask anyone to place it?', reasonCode: 'alert-not-placed' },
  'other-alert': { asks: () => 'Is this alert about you?', reasonCode: 'alert-not-about-me' },
};

interface DetailItem {
  readonly kind: DisputeItemKind;
  readonly reasonCode: string | null;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
}

/** The question about a line, and the reason that a no supports; undefined for lines of which nothing is asked. */
export function questionAbout({
  kind,
  reported,
}: Omit<DetailItem, 'reasonCode'>): { readonly question: string; readonly reasonCode: string } | undefined {
  const detail = kind === 'personal-information' ? detailOf(reported) : undefined;
  const found = detail && QUESTIONS[detail];
  return found && { question: found.asks(reported[0]?.value ?? ''), reasonCode: found.reasonCode };
}

/** What the client answered to the question about a line, by everything said of it; the latest answer counts. */
export function answerAbout(said: readonly SaidBefore[]): (SaidBefore & { readonly answer: 'yes' | 'no' }) | undefined {
  const latest = said.findLast(({ statement, reasonCode }) => statement === 'own' || (reasonCode !== null && ANSWERED.has(reasonCode)));
  return latest && { ...latest, answer: latest.said === 'right' ? 'yes' : 'no' };
}

const ANSWERED: ReadonlySet<string> = new Set([...DETAIL_REMOVALS, ...Object.values(QUESTIONS).map(({ reasonCode }) => reasonCode)]);

/** The question must be answered with no before a line is asked to be removed, and a reason that rests on a paper has it. */
export function checkAsked(item: DetailItem, said: readonly SaidBefore[], held: ReadonlySet<FileKind>): GateRefusal[] {
  if (item.kind !== 'personal-information') return [];
  const reason: DisputeReason | undefined = item.reasonCode === null ? undefined : findReason(item.reasonCode);
  const asked = questionAbout(item);
  const answer = answerAbout(said);
  return [
    ...(reason?.removes && asked && answer?.answer !== 'no'
      ? [
          {
            code: 'disputes.askFirst',
            citation: '15 U.S.C. 1679b(a)(2)',
            blocks: true,
            message:
              answer === undefined
                ? `Ask the client first: “${asked.question}” Only after a no can this be disputed.`
                : `The client answered yes to “${asked.question}”. What is or was theirs stays in the file.`,
          },
        ]
      : []),
    ...(reason?.needsProof !== undefined && !held.has(reason.needsProof)
      ? [
          {
            code: 'disputes.proofNeeded',
            citation: '15 U.S.C. 1681h(a)(1)',
            blocks: true,
            message: `“${reason.label}” needs proof: add the client’s ${lowerFirst(FILE_KIND_WORDS[reason.needsProof])} to their files.`,
          },
        ]
      : []),
  ];
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
