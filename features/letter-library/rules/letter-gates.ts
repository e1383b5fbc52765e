// Whether a letter of the library may be written, or sent, as things stand. Pure: the facts are handed in, the answer names the law and what to do.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { addDays } from '../../../platform/base/civil-date.ts';
import { adverseActionEnd, billingErrorEnd, collectorWindowEnd, mailBy, type CollectorNotice } from './letter-clocks.ts';
import type { LetterGate, LibraryLetter, RecipientClass } from '../../letters/rules/wording/letter-shape.ts';

/** What is known when a letter is asked for. What is not known is left out and opens no gate. */
export interface LetterFacts {
  readonly today: CivilDate;
  /** True where it is to be printed or mailed: then the client must have approved it. */
  readonly sending?: boolean;
  /** The day the client approved this very text. */
  readonly approvedOn?: CivilDate | null;
  /** What the addressee is in this matter, which may not be what the address book calls it. */
  readonly recipientClass?: RecipientClass;
  /** What the letter says is enclosed is in hand. */
  readonly papersInHand?: boolean;
  /** The dispute before. */
  readonly earlier?: {
    /** Null where the day of receipt is estimated. */
    readonly receivedOn: CivilDate | null;
    /** After this day the answer is overdue. */
    readonly overdueAfter: CivilDate | null;
    readonly answeredOn: CivilDate | null;
    readonly result: 'removed' | 'corrected' | 'confirmed' | null;
  };
  readonly newFacts?: boolean;
  readonly newDocuments?: boolean;
  readonly otherGround?: boolean;
  /** An entry that was removed, seen again, and whether a notice of it came. */
  readonly removedOn?: CivilDate | null;
  readonly seenAgainOn?: CivilDate | null;
  readonly reinsertionNotice?: boolean;
  /** The last day on which the entry may be reported; null where the start is not known. */
  readonly reportableUntil?: CivilDate | null;
  /** The report was drawn for credit or insurance of $150,000 or more, or a job of $75,000 or more (15 U.S.C. 1681c(b)). */
  readonly exemptUse?: boolean;
  readonly bankruptcy?: { readonly dischargedOn: CivilDate | null; readonly reaffirmed: boolean };
  readonly collector?: CollectorNotice;
  readonly identityTheft?: IdentityTheftPapers;
  /** The day the client signed the authority to act for them. */
  readonly authoritySignedOn?: CivilDate | null;
  /** The client says that the entry is correct. */
  readonly clientCallsItCorrect?: boolean;
  readonly billingStatementOn?: CivilDate | null;
  readonly adverseNoticeReceivedOn?: CivilDate | null;
  /** The statement for the file, as it is to be printed. */
  readonly statement?: string;
  /** A day, or a number of days, that a letter sets the addressee: none, in a letter that nobody has to answer. */
  readonly answerWantedBy?: CivilDate | null;
}
export interface IdentityTheftPapers {
  readonly proofOfIdentity: boolean;
  /** The report the client filed in person. */
  readonly report: boolean;
  readonly filedByClient: boolean;
  readonly itemList: boolean;
  readonly signedStatement: boolean;
  /** The client received goods, services or money; undefined where they were not asked. */
  readonly receivedAnything?: boolean;
  /** The day the client said something else of the same account, such as that its balance is wrong. */
  readonly contradictedOn?: CivilDate | null;
}

export interface GateRefusal {
  readonly gate: LetterGate;
  readonly code: string;
  readonly citation: string;
  readonly sentence: string;
  /** The day that decided. */
  readonly until?: CivilDate;
  /** A person with the permission may go on with a written reason (law reference: the gates with an open square). */
  readonly overridable: boolean;
}
/** A day that the letter has to keep. */
export interface GateDay {
  readonly gate: LetterGate;
  readonly until: CivilDate;
  readonly mailBy: CivilDate;
}
export type LetterVerdict = { readonly ok: true; readonly days: readonly GateDay[] } | ({ readonly ok: false } & GateRefusal);

/** The first gate that is closed, in the order of the letter's gates. */
export function judgeLetter(letter: Pick<LibraryLetter, 'gates' | 'recipientClass' | 'category'>, facts: LetterFacts): LetterVerdict {
  const [first] = closedGates(letter, facts);
  if (first) return { ok: false, ...first };
  const days = letter.gates.flatMap((gate): GateDay[] => {
    const until = DAYS[gate]?.(facts);
    return until == null ? [] : [{ gate, until, mailBy: mailBy(until) }];
  });
  return { ok: true, days };
}

/** Every gate that is closed. */
export function closedGates(
  { gates, ...letter }: Pick<LibraryLetter, 'gates' | 'recipientClass' | 'category'>,
  facts: LetterFacts,
): readonly GateRefusal[] {
  return [...directDispute(letter), ...gates.flatMap((gate) => closed(gate, facts))];
}

interface Closed {
  readonly citation: string;
  readonly sentence: string;
  readonly until?: CivilDate;
  /** Nothing to pass: what the gate asks about has to be entered first. */
  readonly isUnknown?: true;
}

function closed(gate: LetterGate, facts: LetterFacts): GateRefusal[] {
  const found = GATES[gate](facts);
  if (!found) return [];
  const { isUnknown = false, ...why } = found;
  return [{ gate, code: `letterLibrary.${codeOf(gate)}`, overridable: !isUnknown && OVERRIDABLE.has(gate), ...why }];
}
const codeOf = (gate: LetterGate): string => gate.replaceAll(/-(\w)/gu, (_dash, letter: string) => letter.toUpperCase());

/** No letter of ours disputes an item with its furnisher (G20). */
function directDispute({ recipientClass, category }: Pick<LibraryLetter, 'recipientClass' | 'category'>): GateRefusal[] {
  const allowed = category === 'goodwill' || category === 'billing-error' || category === 'identity-theft' || category === 'adverse-action';
  if ((recipientClass !== 'furnisher' && recipientClass !== 'creditor') || allowed) return [];
  return [
    {
      gate: 'no-clock',
      code: 'letterLibrary.directDispute',
      citation: '15 U.S.C. 1681s-2(a)(8)(G), 12 CFR 1022.43(b)(2)',
      sentence:
        'A furnisher may ignore a dispute that we prepare. Dispute it with the bureau, or let the client write to the furnisher alone.',
      overridable: false,
    },
  ];
}

const APPROVAL_DAYS = 30;
/**
 * G17, G30: the gates with an open square in the law reference whose letters stay true when they are passed. The letter for later says that the
 * thirty days are over, and a letter about an age says since when; no reason makes that so.
 */
const OVERRIDABLE: ReadonlySet<LetterGate> = new Set(['something-new', 'collector-window']);
const isNew = ({ newFacts, newDocuments, otherGround }: LetterFacts): boolean =>
  newFacts === true || newDocuments === true || otherGround === true;
const isAnswered = ({ earlier, today }: LetterFacts): boolean =>
  earlier !== undefined && (earlier.answeredOn !== null || (earlier.overdueAfter !== null && today > earlier.overdueAfter));
const day = (date: CivilDate): string => formatCivilDate(date);

const GATES: Readonly<Record<LetterGate, (facts: LetterFacts) => Closed | undefined>> = {
  'client-approves': ({ sending, approvedOn, today }) => {
    if (sending !== true) return undefined;
    const citation = '15 U.S.C. 1681i(a)(1)(A), Warner v. Experian';
    if (approvedOn == null) return { citation, sentence: 'The client must approve this exact letter before it is sent.' };
    const until = addDays(approvedOn, APPROVAL_DAYS);
    return today > until
      ? {
          citation,
          until,
          sentence: `The client approved this letter on ${day(approvedOn)}, more than ${APPROVAL_DAYS} days ago. Ask again.`,
        }
      : undefined;
  },
  'after-answer': (facts) => {
    if (isAnswered(facts)) return undefined;
    const until = facts.earlier?.overdueAfter ?? undefined;
    const wait = until ? `The bureau has until ${day(until)} to answer.` : 'There is no earlier dispute that was answered.';
    return { citation: '15 U.S.C. 1681i(a)(1), (6)', sentence: `${wait} This letter comes after the answer.`, ...(until && { until }) };
  },
  'something-new': (facts) =>
    isNew(facts)
      ? undefined
      : {
          citation: '15 U.S.C. 1681i(a)(3)(A)',
          sentence: 'The same dispute again may be set aside as frivolous. Add a fact, a document or another reason.',
        },
  'new-document': ({ newDocuments }) =>
    newDocuments === true
      ? undefined
      : {
          citation: '15 U.S.C. 1679b(a)(1)',
          sentence: 'This letter says that a new paper is enclosed. Add the paper, or choose another letter.',
        },
  'other-ground': ({ otherGround }) =>
    otherGround === true
      ? undefined
      : {
          citation: '15 U.S.C. 1679b(a)(1)',
          sentence: 'This letter says that its reason was not raised before. Choose another reason, or another letter.',
        },
  'was-confirmed': ({ earlier }) =>
    earlier?.result === 'confirmed'
      ? undefined
      : {
          citation: '15 U.S.C. 1679b(a)(1)',
          sentence: 'This letter says that the bureau confirmed the item. Record its answer, or choose another letter.',
        },
  'papers-enclosed': ({ papersInHand }) =>
    papersInHand === true
      ? undefined
      : { citation: '15 U.S.C. 1679b(a)(1)', sentence: 'This letter says that papers are enclosed. Add each paper that it names.' },
  overdue: ({ earlier, today }) => {
    const citation = '15 U.S.C. 1681i(a)(1), (6)';
    if (earlier?.answeredOn != null)
      return { citation, sentence: `The bureau answered on ${day(earlier.answeredOn)}. This letter says that no answer came.` };
    if (earlier?.receivedOn == null || earlier.overdueAfter === null)
      return { citation, sentence: 'The day of receipt is not known. Record the delivery first: this letter names it.' };
    return today > earlier.overdueAfter
      ? undefined
      : { citation, until: earlier.overdueAfter, sentence: `The bureau has until ${day(earlier.overdueAfter)} to answer.` };
  },
  'came-back': ({ removedOn, seenAgainOn, reinsertionNotice }) => {
    const citation = '15 U.S.C. 1681i(a)(5)(B)';
    if (removedOn == null || seenAgainOn == null || seenAgainOn <= removedOn)
      return { citation, sentence: 'No report shows the entry again after its removal.' };
    return reinsertionNotice === true
      ? { citation, sentence: 'A notice that the entry was put back has come. This letter says that none came.' }
      : undefined;
  },
  'removed-before': ({ removedOn }) =>
    removedOn == null
      ? { citation: '15 U.S.C. 1681i(d)', sentence: 'Only after a deletion does a bureau tell past recipients. Record the removal first.' }
      : undefined,
  'known-start': ({ reportableUntil, exemptUse, today }) => {
    const citation = '15 U.S.C. 1681c(a)–(c)';
    if (exemptUse === true)
      return { citation, sentence: 'The report was drawn for a use that has no limit of years (15 U.S.C. 1681c(b)).' };
    if (reportableUntil == null) return { citation, sentence: 'The day from which the years run is not known. Ask for that day instead.' };
    return today > reportableUntil
      ? undefined
      : { citation, until: reportableUntil, sentence: `This may be reported through ${day(reportableUntil)}.` };
  },
  'known-discharge': ({ bankruptcy }) => {
    const citation = '15 U.S.C. 1681e(b)';
    if (bankruptcy?.dischargedOn == null)
      return { citation, sentence: 'The day of the discharge is not known. Record the bankruptcy first.' };
    return bankruptcy.reaffirmed
      ? { citation, sentence: 'The client agreed to keep this debt. It is not part of the discharge.' }
      : undefined;
  },
  'only-collectors': ({ recipientClass }) =>
    recipientClass === 'collector'
      ? undefined
      : {
          citation: '15 U.S.C. 1692a(6), 1692g',
          sentence: 'This letter is for debt collectors. An original creditor does not owe what it asks for.',
        },
  'collector-window': ({ collector, today }) => {
    const citation = '15 U.S.C. 1692g(b)';
    const end = collector ? collectorWindowEnd(collector) : null;
    if (end === null)
      return { citation, isUnknown: true, sentence: 'The day of the notice is not known. Enter when it was sent or received.' };
    return today > end
      ? {
          citation,
          until: end,
          sentence: `The 30 days to ask for verification closed on ${day(end)}. Use the letter for later, which claims no pause.`,
        }
      : undefined;
  },
  'collector-window-over': ({ collector, today }) => {
    const citation = '15 U.S.C. 1692g(b), 1692e(8)';
    const end = collector ? collectorWindowEnd(collector) : null;
    if (end === null) return { citation, sentence: 'The day of the notice is not known. Enter when it was sent or received.' };
    return today > end
      ? undefined
      : {
          citation,
          until: end,
          sentence: `The 30 days are open through ${day(end)}. The letter for these days makes the collector pause.`,
        };
  },
  'identity-theft-papers': ({ identityTheft: papers }) => {
    const citation = '15 U.S.C. 1681c-2(a), (c), 1681a(q)(4)';
    const missing = THEFT_PAPERS.flatMap(([paper, words]) => (papers?.[paper] === true ? [] : [words]));
    if (!papers || missing.length > 0)
      return {
        citation,
        sentence: `All four papers are required and go with the letter. Missing: ${new Intl.ListFormat('en-US').format(missing)}.`,
      };
    return theftDoubt(papers, citation);
  },
  'identity-theft-records': ({ identityTheft: papers }) => {
    const citation = '15 U.S.C. 1681g(e), 1681c-1(b)';
    if (!papers?.proofOfIdentity || !papers.report)
      return { citation, sentence: 'Proof of identity and the report that the client filed in person are required.' };
    return theftDoubt(papers, citation);
  },
  'fraud-alert-authority': ({ authoritySignedOn, today }) =>
    authoritySignedOn == null || authoritySignedOn > today
      ? {
          citation: '15 U.S.C. 1681c-1(a)(1)',
          sentence: 'A fraud alert needs the client’s written authority. A freeze can be asked for by the client only.',
        }
      : undefined,
  'goodwill-is-a-request': ({ clientCallsItCorrect }) =>
    clientCallsItCorrect === true
      ? undefined
      : {
          citation: '15 U.S.C. 1679b(a)(1), (3)',
          sentence: 'A goodwill request says that the entry is correct. Ask the client; what is wrong is disputed with the bureau.',
        },
  'billing-sixty-days': ({ billingStatementOn, today }) => {
    const citation = '15 U.S.C. 1666(a)';
    if (billingStatementOn == null) return { citation, sentence: 'Enter the date of the statement that shows the error.' };
    const until = billingErrorEnd(billingStatementOn);
    return today > until ? { citation, until, sentence: `The notice had to reach the creditor by ${day(until)}.` } : undefined;
  },
  'adverse-action-sixty-days': ({ adverseNoticeReceivedOn, today }) => {
    const citation = '15 U.S.C. 1681j(b)';
    if (adverseNoticeReceivedOn == null) return { citation, sentence: 'Enter the day on which the client received the notice.' };
    const until = adverseActionEnd(adverseNoticeReceivedOn);
    return today > until ? { citation, until, sentence: `The free report could be asked for through ${day(until)}.` } : undefined;
  },
  'hundred-words': ({ statement }) => {
    const count = statement?.trim().split(/\s+/u).filter(Boolean).length ?? 0;
    const citation = '15 U.S.C. 1681i(b)';
    if (count === 0) return { citation, sentence: 'Write the statement.' };
    return count > STATEMENT_WORDS
      ? { citation, sentence: `The statement has ${count} words. A bureau may limit it to ${STATEMENT_WORDS}.` }
      : undefined;
  },
  'no-clock': ({ answerWantedBy }) =>
    answerWantedBy == null
      ? undefined
      : { citation: '15 U.S.C. 1681s-2(a)(8)(G)', sentence: 'Nobody has to answer this letter, so no day is set for an answer.' },
};

const STATEMENT_WORDS = 100;

const THEFT_PAPERS = [
  ['proofOfIdentity', 'proof of identity'],
  ['report', 'the report that the client filed in person'],
  ['itemList', 'the list of entries'],
  ['signedStatement', 'the signed statement'],
] as const;

/** G21 to G23: who filed the report, what the client received, and what they said before. */
function theftDoubt(papers: IdentityTheftPapers, citation: string): Closed | undefined {
  if (!papers.filedByClient) return { citation, sentence: 'The client must file the report in person. A false report is a crime.' };
  if (papers.receivedAnything !== false)
    return {
      citation,
      sentence:
        papers.receivedAnything === undefined
          ? 'Ask the client whether they received goods, services or money from the transaction.'
          : 'The client received goods, services or money from the transaction. It cannot be called identity theft.',
    };
  return papers.contradictedOn == null
    ? undefined
    : { citation, sentence: `This contradicts what the client said on ${day(papers.contradictedOn)}. It needs a review first.` };
}

/** The days that open gates still have to keep. */
const DAYS: Partial<Record<LetterGate, (facts: LetterFacts) => CivilDate | null | undefined>> = {
  'collector-window': ({ collector }) => collector && collectorWindowEnd(collector),
  'billing-sixty-days': ({ billingStatementOn }) => billingStatementOn && billingErrorEnd(billingStatementOn),
  'adverse-action-sixty-days': ({ adverseNoticeReceivedOn }) => adverseNoticeReceivedOn && adverseActionEnd(adverseNoticeReceivedOn),
};
