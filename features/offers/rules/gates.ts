// The gates from the offer to the signed agreement (law.md G1 to G3, G5, G6). No one can override any of them.
import { defineGate } from '../../../platform/base/gate.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import { BLOCKED_STATES, STATE_LAW, stateName, type StateStatus } from '../../office/rules/state-permits.ts';

export const enrolGate = defineGate<{ readonly state: string | null; readonly status: StateStatus | undefined }>({
  number: 'G1',
  version: 1,
  action: 'An agreement is offered to a consumer or signed by one',
  citation: STATE_LAW,
  judge: ({ state, status }) => {
    if (state === null)
      return refuse('offers.stateUnknown', "The client's state is not on record. Enter the address first: each state has its own law.", {
        citation: STATE_LAW,
      });
    if (status === 'enabled') return true;
    return status === 'blocked'
      ? refuse(
          'offers.stateBlocked',
          `The client lives in ${stateName(state)}, where this business is an offense. No agreement can be made.`,
          {
            citation: BLOCKED_STATES[state] ?? STATE_LAW,
          },
        )
      : refuse(
          'offers.stateInReview',
          `${stateName(state)} is in review. Agreements can be made there when the owner has switched it on under Location, States.`,
          { citation: STATE_LAW },
        );
  },
});

const ESIGN_LAW = '15 U.S.C. 7001(c)(1)';
export const electronicGate = defineGate<{ readonly consented: boolean }>({
  number: 'G2',
  version: 1,
  action: 'A paper the law wants in writing is shown on a screen',
  citation: ESIGN_LAW,
  judge: ({ consented }) =>
    consented ||
    refuse('offers.consentMissing', 'The client has not agreed to electronic records yet. Collect that first, or use paper.', {
      citation: ESIGN_LAW,
    }),
});

const STATEMENT_LAW = '15 U.S.C. 1679c(a), (b), (c)';
export const statementGate = defineGate<{ readonly acknowledged: string | null; readonly canonical: string }>({
  number: 'G3',
  version: 1,
  action: 'The contract is opened for signature',
  citation: STATEMENT_LAW,
  judge: ({ acknowledged, canonical }) =>
    acknowledged === canonical ||
    refuse('offers.statementFirst', 'The federal statement must be read and acknowledged before the contract.', {
      citation: STATEMENT_LAW,
    }),
});

const CONTRACT_LAW = '15 U.S.C. 1679d(b), 1679e(b), 1679f(b)';
export const contractGate = defineGate<{ readonly missing: readonly string[] }>({
  number: 'G5',
  version: 1,
  action: 'The contract is offered or signed',
  citation: CONTRACT_LAW,
  judge: ({ missing }) =>
    missing.length === 0 ||
    refuse('offers.contractIncomplete', `The contract would be void. ${missing.join(' ')}`, { citation: CONTRACT_LAW }),
});

const COPIES_LAW = '15 U.S.C. 1679e(c)';
export const copiesGate = defineGate<{ readonly mailTo: string | null }>({
  number: 'G6',
  version: 1,
  action: 'Signing is finished',
  citation: COPIES_LAW,
  judge: ({ mailTo }) =>
    mailTo !== null ||
    refuse('offers.noAddressForCopies', 'The client gets copies of all papers at the moment of signing. Enter an email address first.', {
      citation: COPIES_LAW,
    }),
});
