// What must hold before an item may be sent. The screen shows the same answers before the button is pressed; the server gives
// them again when it is.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import { judgeLetterItem, judgePrinted, unprintableSentence, type JudgedItem } from './judge-letter.ts';

/** Items in one letter above which bureaus tend to call a letter frivolous (law.md G19; office policy, 15 U.S.C. 1681i(a)(3)). */
export const MANY_ITEMS = 5;

const CROA_TRUTH = '15 U.S.C. 1679b(a)(1)';
const FRIVOLOUS = '15 U.S.C. 1681i(a)(3)';

/** An item with what its line prints. */
type GateItem = DraftItemInput & Pick<JudgedItem, 'heading' | 'accountNumberMasked' | 'reported' | 'claims'>;

/** Why this item cannot be sent as it is; empty when it can. `pending` = the same line is already disputed at that bureau. */
export function checkItem(
  item: GateItem,
  context: {
    readonly pending: boolean;
    /** An earlier dispute of the line was answered, or its time ran out. */
    readonly answered?: boolean;
    readonly today?: CivilDate;
  },
): GateRefusal[] {
  return [
    ...judgeLetterItem(judgedOf(item), { answered: context.answered === true, ...(context.today && { today: context.today }) }).map(
      ({ kind, message, citation, blocks }) => ({
        code: `disputes.${kind}`,
        message,
        citation,
        blocks,
      }),
    ),
    ...(item.clientConfirmed
      ? []
      : [block('disputes.clientNotAsked', 'Ask the client whether this is true, then mark it as confirmed.', CROA_TRUTH)]),
    ...(context.pending
      ? [
          block(
            'disputes.alreadyPending',
            'This item is already being disputed with this bureau. The same dispute again would be treated as frivolous.',
            FRIVOLOUS,
          ),
        ]
      : []),
  ];
}

export interface RoundFacts {
  /** What letters need of the contact and do not find, in plain words. */
  readonly missing: readonly string[];
  /** What letters print of the contact: 'name', 'street', … and its text. */
  readonly printed: Readonly<Record<string, string>>;
  /** Last four of the SSN on the contact and in the report, where known. */
  readonly ssn: { readonly contact: string | null; readonly report: string | null };
}

/** What concerns the round as a whole. */
export function checkRound(items: readonly Pick<DraftItemInput, 'bureau'>[], { missing, printed, ssn }: RoundFacts): GateRefusal[] {
  const problems: GateRefusal[] = [];
  if (items.length === 0) problems.push(block('disputes.noItems', 'Choose at least one item.', null));
  if (missing.length > 0)
    problems.push(block('disputes.contactIncomplete', `Letters need the client's ${missing.join(', ')}.`, '15 U.S.C. 1681i(a)(1)(A)'));
  for (const { label, text, problem, characters, claim } of judgePrinted(printed)) {
    // What is empty is named as missing.
    if (problem === 'unfilled')
      problems.push(block('disputes.contactIncomplete', `The client's ${label} reads "${text}". Please correct it on the contact.`, null));
    if (problem === 'unprintable')
      problems.push(block('disputes.unprintable', unprintableSentence(`The client's ${label}`, characters), null));
    if (claim)
      problems.push(
        block('disputes.claimForbidden', `The client's ${label} says ${claim.sentence} Please correct it on the contact.`, claim.citation),
      );
  }
  if (ssn.contact !== null && ssn.report !== null && ssn.contact !== ssn.report) {
    problems.push({
      code: 'disputes.reportOfSomebodyElse',
      citation: CROA_TRUTH,
      blocks: true,
      message: `The report is about a Social Security number ending in ${ssn.report}; this client's ends in ${ssn.contact}. Someone with the right to confirm reports has to say whose it is.`,
    });
  }
  for (const [bureau, name] of [
    ['EQ', 'Equifax'],
    ['EX', 'Experian'],
    ['TU', 'TransUnion'],
  ] as const) {
    const count = items.filter((i) => i.bureau === bureau).length;
    if (count > MANY_ITEMS) {
      problems.push({
        code: 'disputes.manyItems',
        citation: FRIVOLOUS,
        // Someone who may override gates passes it with a reason (overridable-gates.ts).
        blocks: true,
        message: `The letter to ${name} has ${count} items. Bureaus may treat more than ${MANY_ITEMS} at once as frivolous; a smaller round is safer.`,
      });
    }
  }
  return problems;
}

function judgedOf({ correct = [], months = [], ...item }: GateItem): JudgedItem {
  return { ...item, correct, months };
}

function block(code: string, message: string, citation: string | null): GateRefusal {
  return { code, message, citation, blocks: true };
}
