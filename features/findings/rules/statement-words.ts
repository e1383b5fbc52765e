// The statements a client may make, and the details each needs.
import type { ReasonCode } from '../../disputes/rules/dispute-reasons.ts';
import type { STATEMENT_KINDS } from '../contract.ts';

interface Words {
  readonly label: string;
  /** Labels of the fields that belong to it. */
  readonly on?: string;
  readonly until?: string;
  readonly words?: string;
  /** False for statements about one line, which are made at that line. */
  readonly ofClient: boolean;
  /** About one account: the reason of a dispute it speaks for, so that a reason that contradicts it is refused. */
  readonly affirms?: ReasonCode;
}

export const STATEMENT_WORDS: Readonly<Record<(typeof STATEMENT_KINDS)[number], Words>> = {
  bankruptcy: { label: 'Was in bankruptcy', on: 'Discharged on', words: 'Chapter', ofClient: true },
  'no-bankruptcy': { label: 'Was never in bankruptcy', ofClient: true },
  veteran: { label: 'Served in the armed forces', ofClient: true },
  accommodation: {
    label: 'Had an agreement to pause or reduce payments',
    on: 'From',
    until: 'Until',
    words: 'With which lender',
    ofClient: true,
    affirms: 'payment-arrangement',
  },
  'no-validation-notice': { label: 'Never got a notice from a collector', words: 'Which collector', ofClient: true },
  'loan-rehabilitated': {
    label: 'Completed a rehabilitation program of a student loan',
    on: 'Completed on',
    words: 'Which lender',
    ofClient: true,
    affirms: 'creditor-agreed',
  },
  'trafficking-documents': { label: 'Holds papers about human trafficking', ofClient: true },
  'never-lived-at': { label: 'Never lived at an address', words: 'Address as printed', ofClient: true },
  'unknown-name': { label: 'Never used a name', words: 'Name as printed', ofClient: true },
  'unknown-employer': { label: 'Never worked for an employer', words: 'Employer as printed', ofClient: true },
  'closed-by-me': { label: 'Closed an account themselves', on: 'Closed on', ofClient: false, affirms: 'closed-by-client' },
  paid: { label: 'Paid an account', on: 'Paid on', ofClient: false, affirms: 'paid-or-settled' },
  'no-reinsertion-notice': { label: 'Item came back without a notice', ofClient: false },
  'not-applied': { label: 'Did not apply for credit there', ofClient: false },
};
