// What must hold before an item may go out. The screen shows the same answers before the button is pressed; the server gives
// them again when it is.
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import { lintLetterText } from './claim-linter.ts';
import { findInstruction, findReason } from './dispute-reasons.ts';
import { hasLeftoverField, isUnfilled } from './leftover-fields.ts';
import { findUnprintable } from './printable.ts';

/** Items in one letter above which bureaus tend to call a letter frivolous (law.md G19; office policy, 15 U.S.C. 1681i(a)(3)). */
export const MANY_ITEMS = 5;

const CROA_TRUTH = '15 U.S.C. 1679b(a)(1)';
const FRIVOLOUS = '15 U.S.C. 1681i(a)(3)';

/** Why this item cannot go out as it stands; empty when it can. `pending` = the same line is disputed at that bureau already. */
export function checkItem(item: DraftItemInput, context: { readonly pending: boolean }): GateRefusal[] {
  const problems: GateRefusal[] = [];
  const reason = item.reasonCode === null ? undefined : findReason(item.reasonCode);
  if (!reason) problems.push(block('disputes.reasonMissing', 'Choose what is wrong with this item.', CROA_TRUTH));
  else if (!reason.itemKinds.includes(item.kind))
    problems.push(block('disputes.reasonUnfit', `"${reason.label}" does not fit this kind of item.`, null));
  else if (reason.requires !== undefined) {
    problems.push(
      block(
        'disputes.reasonNeedsDocuments',
        'Identity theft needs the report the client filed, proof of identity and a signed statement. That path is not open here.',
        '15 U.S.C. 1681c-2(a)',
      ),
    );
  } else if (reason.afterResults)
    problems.push(block('disputes.reasonTooEarly', `"${reason.label}" can be chosen once the bureau has answered.`, null));
  const instruction = item.instructionCode === null ? undefined : findInstruction(item.instructionCode);
  if (!instruction) problems.push(block('disputes.instructionMissing', 'Choose what the bureau is asked to do.', null));
  else if (!instruction.itemKinds.includes(item.kind))
    problems.push(block('disputes.instructionUnfit', `"${instruction.label}" does not fit this kind of item.`, null));
  else if (instruction.afterResults)
    problems.push(
      block(
        'disputes.instructionTooEarly',
        `"${instruction.label}" can be chosen once the bureau has answered.`,
        '15 U.S.C. 1681i(a)(6)(B)(iii)',
      ),
    );
  if (!item.facts.some((f) => SAYS_SOMETHING.test(f.text)))
    problems.push(block('disputes.factMissing', 'State what is wrong and how you know.', CROA_TRUTH));
  problems.push(...unprintable('A fact', item.facts.map((f) => f.text).join(' ')));
  if (item.facts.some((f) => hasLeftoverField(f.text)))
    problems.push(block('disputes.factUnfinished', 'A fact still has a blank that nobody filled in.', null));
  for (const { level, message, citation } of item.facts.flatMap((f) => lintLetterText(f.text))) {
    problems.push({
      code: level === 'block' ? 'disputes.claimForbidden' : 'disputes.claimDoubtful',
      message,
      citation,
      blocks: level === 'block',
    });
  }
  if (!item.clientConfirmed)
    problems.push(block('disputes.clientNotAsked', 'Ask the client whether this is true, then mark it as confirmed.', CROA_TRUTH));
  if (context.pending)
    problems.push(
      block(
        'disputes.alreadyPending',
        'This item is already being disputed with this bureau. The same dispute again would be treated as frivolous.',
        FRIVOLOUS,
      ),
    );
  return problems;
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
  for (const [label, text] of Object.entries(printed)) {
    if (text !== '' && isUnfilled(text))
      problems.push(block('disputes.contactIncomplete', `The client's ${label} reads "${text}". Please correct it on the contact.`, null));
    problems.push(...unprintable(`The client's ${label}`, text));
  }
  if (ssn.contact !== null && ssn.report !== null && ssn.contact !== ssn.report) {
    problems.push({
      code: 'disputes.reportOfSomebodyElse',
      citation: CROA_TRUTH,
      blocks: false,
      message: `The report is about a Social Security number ending in ${ssn.report}; this client's ends in ${ssn.contact}. Make sure it is this client's report.`,
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
        blocks: false,
        message: `The letter to ${name} has ${count} items. Bureaus may treat more than ${MANY_ITEMS} at once as frivolous; a smaller round is safer.`,
      });
    }
  }
  return problems;
}

/** A fact says something when it has a word of more than two letters. */
const SAYS_SOMETHING = /\p{L}{3}/u;

function unprintable(what: string, text: string): GateRefusal[] {
  const characters = findUnprintable(text);
  return characters.length === 0
    ? []
    : [
        block(
          'disputes.unprintable',
          `${what} has characters letters cannot be printed with: ${characters.join(' ')}. Please write it in Latin letters.`,
          null,
        ),
      ];
}

function block(code: string, message: string, citation: string | null): GateRefusal {
  return { code, message, citation, blocks: true };
}
