// The gates of the law for the whole program, in the numbering the office and its lawyer know them by. docs/GATES.md is made of this list; a law
// compares it with the endpoints and the rules, so that a gate that moves or goes is seen.
import type { GateNumber } from '../../platform/base/gate.ts';

interface ListedGate {
  readonly action: string;
  readonly citation: string;
  /** True when someone with the right may pass it with a written reason. */
  readonly override?: true;
  /** Where its rule is, from the root of the repository. */
  readonly rule?: string;
  /** Endpoints and jobs that ask it, or 'work' for every door of work (tests/support/work-doors.ts). */
  readonly asked?: readonly string[] | 'work';
  /** Why nothing asks it: there is no door it would shut. */
  readonly noDoor?: string;
}

const WORK = 'features/agreements/rules/may-work.ts';
const SIGNING = 'features/offers/rules/gates.ts';
const LIBRARY = 'features/letter-library/rules/letter-gates.ts';
const WRITING = ['letterLibrary.writeLetter'] as const;
const NO_MONEY = 'Nothing in the program asks for, holds or takes money.';
const NO_SMS = 'The program sends no text messages.';
const SIGN = ['offers.sign', 'offers.signOnTablet'] as const;

export const GATES: Readonly<Record<GateNumber, ListedGate>> = {
  G1: {
    action: 'An agreement is offered or signed, or work is done, in a state',
    citation: '15 U.S.C. 1679j',
    rule: SIGNING,
    asked: ['offers.make', ...SIGN],
  },
  G2: {
    action: 'A paper that the law wants in writing is shown on a screen',
    citation: '15 U.S.C. 7001(c)(1)',
    rule: SIGNING,
    asked: ['offers.acknowledge', 'offers.acknowledgeOnTablet', 'offers.instruct', 'offers.instructOnTablet', ...SIGN],
  },
  G3: { action: 'The contract is opened for signature', citation: '15 U.S.C. 1679c(a), (b), (c)', rule: SIGNING, asked: SIGN },
  G4: {
    action: 'The federal statement is shown: alone, in the words of the law',
    citation: '15 U.S.C. 1679c(b)',
    rule: 'features/agreement-templates/rules/statutory-texts.ts',
    asked: ['offers.acknowledge', 'offers.acknowledgeOnTablet'],
  },
  G5: {
    action: 'A contract is published, offered or signed',
    citation: '15 U.S.C. 1679d(b), 1679e(b), 1679f(b)',
    rule: 'features/agreement-templates/rules/validate-template.ts',
    asked: ['agreementTemplates.publish', 'offers.make', ...SIGN],
  },
  G6: {
    action: 'Signing is finished: copies go out in the same moment',
    citation: '15 U.S.C. 1679e(c)',
    rule: SIGNING,
    asked: ['offers.make', ...SIGN],
  },
  G7: { action: 'Any service is done', citation: '15 U.S.C. 1679d(a)(2), 1679e(a)', rule: WORK, asked: 'work' },
  G8: { action: 'Work after a cancellation', citation: '15 U.S.C. 1679e(a)', rule: WORK, asked: 'work' },
  G9: { action: 'A fee is charged or taken', citation: '15 U.S.C. 1679b(b)', noDoor: NO_MONEY },
  G10: { action: 'The same after a sale by phone', citation: '16 CFR 310.4(a)(2)', noDoor: NO_MONEY },
  G11: {
    action: 'The way of sale is changed from phone to web',
    citation: '16 CFR 310.3(b)',
    noDoor: 'It is said with the offer and nothing changes it.',
  },
  G12: { action: 'A remotely created check is used', citation: '16 CFR 310.4(a)(9)', noDoor: NO_MONEY },
  G13: { action: 'A credit report is pulled, uploaded or read', citation: '15 U.S.C. 1681b(a)(2), (f)', rule: WORK, asked: 'work' },
  G14: {
    action: 'An item is disputed',
    citation: '15 U.S.C. 1679b(a)(1)',
    rule: 'features/disputes/rules/gates.ts',
    asked: ['disputes.openRound'],
  },
  G15: {
    action: 'An item that the client says is right is disputed',
    citation: '15 U.S.C. 1679b(a)(1)',
    rule: 'features/disputes/rules/exclusion-gate.ts',
    asked: ['disputes.openRound'],
  },
  G16: {
    action: 'A letter to a bureau is printed or mailed',
    citation: '15 U.S.C. 1681i(a)(1)(A)',
    rule: 'features/letters/rules/approval.ts',
    asked: ['letters.getPdf', 'letters.createPrintBatch', 'letters.getPrintBatchPdf', 'letters.recordMailing'],
  },
  G17: {
    action: 'The same item is disputed again with the same bureau',
    citation: '15 U.S.C. 1681i(a)(3)',
    override: true,
    rule: 'features/disputes/rules/what-is-new.ts',
    asked: ['disputes.openRound'],
  },
  G18: {
    action: 'More is sent while a dispute waits for its answer',
    citation: '15 U.S.C. 1681i(a)(1)(B)',
    override: true,
    rule: 'features/disputes/rules/response-clock.ts',
    asked: ['letters.recordMoreSent'],
  },
  G19: {
    action: 'Many items in one letter, or words of other letters',
    citation: '15 U.S.C. 1681i(a)(3)',
    override: true,
    rule: 'features/disputes/rules/overridable-gates.ts',
    asked: ['disputes.openRound'],
  },
  G20: {
    action: 'A dispute is sent to a furnisher by us',
    citation: '15 U.S.C. 1681s-2(a)(8)(G)',
    rule: LIBRARY,
    asked: WRITING,
  },
  G21: { action: 'A block after identity theft is asked for', citation: '15 U.S.C. 1681c-2(a), (c)', rule: LIBRARY, asked: WRITING },
  G22: {
    action: 'A report to police or FTC is filled in for the client',
    citation: '15 U.S.C. 1681a(q)(4)',
    noDoor: 'No such report is made.',
  },
  G23: {
    action: 'Identity theft is claimed of an item disputed otherwise before',
    citation: '15 U.S.C. 1679b(a)(1)',
    rule: 'features/disputes/rules/contradictions.ts',
    asked: ['disputes.openRound'],
  },
  G24: {
    action: 'Another number than a Social Security number is kept as one',
    citation: '42 U.S.C. 408(a)(7)(B)',
    rule: 'features/contacts/rules/contact-fields.ts',
    asked: ['contacts.create', 'contacts.update'],
  },
  G25: {
    action: 'A freeze or a fraud alert is asked for in the name of the client',
    citation: '15 U.S.C. 1681c-1(a)(1), (i)',
    rule: LIBRARY,
    asked: ['letterLibrary.publish', ...WRITING],
  },
  G26: {
    action: 'A claim is printed or sent',
    citation: '15 U.S.C. 1679b(a)(3), (4)',
    rule: 'features/disputes/rules/claim-linter.ts',
    asked: ['disputes.openRound', 'agreementTemplates.publish', 'letterLibrary.publish', ...WRITING],
  },
  G27: { action: 'A text message is sent for marketing', citation: '47 U.S.C. 227', noDoor: NO_SMS },
  G28: {
    action: 'Something is sent after an opt-out',
    citation: '15 U.S.C. 7704(a)(4)',
    rule: 'features/contacts/rules/asked-for-silence.ts',
    asked: ['monitoring.sendEnrolment'],
  },
  G29: { action: 'A commercial email is sent', citation: '15 U.S.C. 7704(a)', noDoor: 'No email for marketing is sent.' },
  G30: {
    action: 'A debt is to be validated',
    citation: '15 U.S.C. 1692g(b)',
    override: true,
    rule: LIBRARY,
    asked: WRITING,
  },
  G31: {
    action: 'A letter says that something is too old',
    citation: '15 U.S.C. 1681c(a)',
    override: true,
    rule: 'features/disputes/rules/obsolete-start.ts',
    asked: ['disputes.openRound'],
  },
  G32: {
    action: 'Report data are given to others',
    citation: '15 U.S.C. 1681b(f)',
    noDoor: 'Nothing gives reports to lenders or partners.',
  },
  G33: {
    action: 'What was signed is destroyed',
    citation: '15 U.S.C. 1679c(c)',
    rule: 'features/agreements/rules/keep-signed.ts',
    asked: ['retention.approve'],
  },
  G34: {
    action: 'Reports are kept beyond their day',
    citation: '16 CFR 314.4(c)(6)',
    rule: 'platform/server/retention.ts',
    asked: ['retention.approve'],
  },
  G35: {
    action: 'Staff sign in or see a Social Security number',
    citation: '16 CFR 314.4(c)(5)',
    rule: 'features/identity/server/public.ts',
    asked: ['contacts.revealIdentity'],
  },
  G36: {
    action: 'California: the limit of 180 days',
    citation: 'Cal. Civ. Code 1789.13',
    override: true,
    rule: 'features/offers/rules/offer-terms.ts',
    asked: ['offers.make', ...SIGN],
  },
  G37: { action: 'Payments are switched on', citation: '16 CFR 310.3(b)', noDoor: NO_MONEY },
};
