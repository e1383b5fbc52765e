// What a person answers for the gates of a letter, beside its fields, and the facts that gates are judged by.
import { z } from 'zod';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { FileKind } from '../../files/rules/file-kinds.ts';
import type { LetterFacts } from './letter-gates.ts';
import type { LetterGate, RecipientClass } from '../../letters/rules/wording/letter-shape.ts';

const yes = z.boolean().optional();
export const gateAnswers = z.strictObject({
  newFacts: yes,
  newDocuments: yes,
  otherGround: yes,
  noNoticeCame: yes,
  callsItCorrect: yes,
  keptDebt: yes,
  proofOfIdentity: yes,
  theftReport: yes,
  filedByClient: yes,
  itemList: yes,
  signedStatement: yes,
  receivedNothing: yes,
  namedPapersEnclosed: yes,
});
export type GateAnswers = z.output<typeof gateAnswers>;
export type GateQuestion = keyof GateAnswers;

/** What each answer says; all are statements that a person confirms. */
export const GATE_STATEMENTS: Readonly<Record<GateQuestion, string>> = {
  newFacts: 'There is a fact that the earlier dispute did not give.',
  newDocuments: 'There is a paper that was not enclosed before.',
  otherGround: 'The reason was not raised before.',
  noNoticeCame: 'No notice came that the entry was put back.',
  callsItCorrect: 'The client says that the entry is correct.',
  keptDebt: 'The client agreed in the bankruptcy to keep this debt.',
  proofOfIdentity: 'Proof of identity is in hand.',
  theftReport: 'The identity theft report is in hand.',
  filedByClient: 'The client filed that report in person.',
  itemList: 'The list of the entries is in hand.',
  signedStatement: 'The client signed that the transactions are not theirs.',
  receivedNothing: 'The client received no goods, services or money from them.',
  namedPapersEnclosed: 'Every paper that the letter names is among the enclosures.',
};

const THEFT: readonly GateQuestion[] = ['proofOfIdentity', 'theftReport', 'filedByClient', 'receivedNothing'];
const ASKED_BY: Partial<Record<LetterGate, readonly GateQuestion[]>> = {
  'something-new': ['newFacts', 'newDocuments', 'otherGround'],
  'new-document': ['newDocuments'],
  'other-ground': ['otherGround'],
  'came-back': ['noNoticeCame'],
  'goodwill-is-a-request': ['callsItCorrect'],
  'known-discharge': ['keptDebt'],
  'identity-theft-papers': [...THEFT, 'itemList', 'signedStatement'],
  'identity-theft-records': THEFT,
  'papers-enclosed': ['namedPapersEnclosed'],
};
/** The statements that these gates ask for, each once. */
export const statementsOf = (gates: readonly LetterGate[]): readonly GateQuestion[] => [
  ...new Set(gates.flatMap((gate) => ASKED_BY[gate] ?? [])),
];

export type EarlierFacts = NonNullable<LetterFacts['earlier']>;
export interface WritingFacts {
  readonly today: CivilDate;
  readonly recipientClass: RecipientClass | undefined;
  /** As typed, by the id of the field. */
  readonly typed: Readonly<Record<string, string>>;
  readonly answers: GateAnswers;
  readonly earlier: EarlierFacts | undefined;
  readonly enclosures: number;
  /** What the enclosed documents were accepted as; the papers of identity theft count only as such. Undefined where no one can know. */
  readonly enclosedKinds?: readonly (FileKind | null)[];
}

/** Facts for `judgeLetter`. What no one said is left out and opens no gate. */
export function factsOf({ today, recipientClass, typed, answers, earlier, enclosures, enclosedKinds }: WritingFacts): LetterFacts {
  const day = (id: string): CivilDate | null => parseCivilDate(typed[id]?.trim() ?? '') ?? null;
  const is = (question: GateQuestion): boolean => answers[question] === true;
  const isHere = (...kinds: readonly FileKind[]): boolean =>
    enclosedKinds === undefined || kinds.some((kind) => enclosedKinds.includes(kind));
  return {
    today,
    ...(recipientClass && { recipientClass }),
    ...(earlier && { earlier }),
    papersInHand: enclosures > 0 && is('namedPapersEnclosed'),
    newFacts: is('newFacts'),
    newDocuments: is('newDocuments') && enclosures > 0,
    otherGround: is('otherGround'),
    removedOn: day('removed.date'),
    seenAgainOn: day('seenAgain.date'),
    reinsertionNotice: !is('noNoticeCame'),
    bankruptcy: { dischargedOn: day('bankruptcy.dischargeDate'), reaffirmed: is('keptDebt') },
    collector: { sentOn: day('collector.noticeDate'), receivedOn: day('collector.receivedDate'), printedEnd: null },
    identityTheft: {
      proofOfIdentity: is('proofOfIdentity') && isHere('photo-id', 'ssn-proof'),
      report: is('theftReport') && isHere('theft-report'),
      filedByClient: is('filedByClient'),
      itemList: is('itemList'),
      signedStatement: is('signedStatement') && isHere('theft-statement'),
      ...(is('receivedNothing') && { receivedAnything: false }),
    },
    authoritySignedOn: day('authority.date'),
    clientCallsItCorrect: is('callsItCorrect'),
    billingStatementOn: day('billing.statementDate'),
    adverseNoticeReceivedOn: day('adverse.receivedDate'),
    ...(typed['statement.words'] !== undefined && { statement: typed['statement.words'] }),
  };
}
