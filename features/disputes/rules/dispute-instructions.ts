// What a bureau may be asked to do about an item. Each sentence asks; none claims more than 15 U.S.C. 1681i(a) gives: what is
// inaccurate, incomplete or cannot be verified is corrected or deleted.
import type { DisputedItem, DisputeItemKind } from './dispute-vocabulary.ts';

export interface DisputeInstruction {
  readonly code: string;
  /** For staff. */
  readonly label: string;
  readonly itemKinds: readonly DisputeItemKind[];
  /** Only once the bureau has answered an earlier dispute of the item. */
  readonly afterResults?: true;
  /** It states a ground, so it goes only with a reason that names it. */
  readonly ofReason?: true;
  /** Sentence of the letter. */
  readonly sentence: (item: DisputedItem) => string;
}

const EVERY: readonly DisputeItemKind[] = ['tradeline', 'inquiry', 'public-record', 'personal-information'];

export const DISPUTE_INSTRUCTIONS = [
  {
    code: 'delete-if-unverified',
    label: 'Reinvestigate; delete if it cannot be verified',
    itemKinds: EVERY,
    sentence: (i) =>
      `Please reinvestigate this ${i.noun} with ${i.source} and delete it if it cannot be verified as accurate and complete.`,
  },
  {
    code: 'correct',
    label: 'Correct it',
    itemKinds: EVERY,
    sentence: () => 'Please correct this as I say above, and delete whatever part of it cannot be verified.',
  },
  {
    code: 'correct-balance',
    label: 'Correct balance and amounts',
    itemKinds: ['tradeline'],
    sentence: (i) => `Please have ${i.source} check its payment records, and correct the amounts or delete those that cannot be verified.`,
  },
  {
    code: 'update-status',
    label: 'Update the status',
    itemKinds: ['tradeline', 'public-record'],
    sentence: (i) =>
      `Please have the status of this ${i.noun} checked with ${i.source} and update it as I say above, or delete it if it cannot be verified.`,
  },
  {
    code: 'correct-dates',
    label: 'Correct the dates',
    itemKinds: ['tradeline', 'public-record'],
    sentence: (i) =>
      `Please have ${i.source} check the dates against its own records, and correct or delete those that cannot be verified.`,
  },
  {
    code: 'correct-payment-history',
    label: 'Correct the payment history',
    itemKinds: ['tradeline'],
    sentence: (i) =>
      `Please have ${i.source} check ${i.months === '' ? 'the months in question' : i.months} against its payment records, and correct the late marks that are wrong or cannot be verified.`,
  },
  {
    code: 'remove-duplicate',
    label: 'Keep one entry, delete the duplicate',
    itemKinds: ['tradeline', 'public-record', 'inquiry'],
    ofReason: true,
    sentence: () => 'Please check whether these entries describe the same thing and, if they do, keep one and delete the duplicate.',
  },
  {
    code: 'remove-inquiry',
    label: 'Check permissible purpose; delete the inquiry if there was none',
    itemKinds: ['inquiry'],
    sentence: (i) =>
      `Please ask ${i.source} what permissible purpose it had under 15 U.S.C. 1681b, and delete the inquiry if a purpose cannot be verified.`,
  },
  {
    code: 'delete-obsolete',
    label: 'Check the age; delete if too old to report',
    itemKinds: ['tradeline', 'public-record'],
    ofReason: true,
    sentence: () =>
      'Please check the date from which the reporting period runs and delete the item if that period under 15 U.S.C. 1681c has ended.',
  },
  {
    code: 'remove-old-months',
    label: 'Remove only the late months that are too old',
    itemKinds: ['tradeline'],
    ofReason: true,
    sentence: (i) =>
      `Please remove ${i.months === '' ? 'these late marks' : `the late marks for ${i.months}`}, which 15 U.S.C. 1681c(a)(5) no longer allows in a report, and leave the rest of the account as it is.`,
  },
  {
    code: 'delete-veteran-debt',
    label: "Delete the veteran's medical debt on the VA's paper",
    itemKinds: ['tradeline'],
    ofReason: true,
    sentence: (i) =>
      `Please delete this debt on the enclosed paper of the Department of Veterans Affairs, and tell ${i.source} and me, as 15 U.S.C. 1681i(g) provides.`,
  },
  {
    code: 'correct-remarks',
    label: 'Correct or remove the remark',
    itemKinds: ['tradeline'],
    sentence: (i) => `Please check the remark with ${i.source} and correct it, or remove it if it cannot be verified.`,
  },
  {
    code: 'note-dispute',
    label: 'Note that the item is disputed',
    itemKinds: ['tradeline'],
    sentence: () =>
      'Please reinvestigate this account. If that does not resolve the dispute, please keep my statement in the file and note in later reports that ' +
      'I dispute it, as 15 U.S.C. 1681i(b) and (c) provide.',
  },
  {
    code: 'separate-files',
    label: "Take the other person's information out of the file",
    itemKinds: EVERY,
    ofReason: true,
    sentence: () =>
      'Please compare the identifying details on this item with mine, and take it out of my file if they do not belong to me.',
  },
  {
    code: 'explain-how-verified',
    label: 'Explain how it was verified',
    itemKinds: EVERY,
    afterResults: true,
    sentence: () =>
      'Please describe the procedure you used to decide that this information is accurate and complete, with the business name and address of each ' +
      'furnisher you contacted and its telephone number if reasonably available (15 U.S.C. 1681i(a)(6)(B)(iii) and (a)(7)).',
  },
  {
    code: 'send-result',
    label: 'Send the result that is due',
    itemKinds: EVERY,
    afterResults: true,
    sentence: (i) =>
      `Please send me the written result of your reinvestigation (15 U.S.C. 1681i(a)(6)). If you have not reinvestigated this ${i.noun} with ${i.source}, please do so now, and delete or correct what you cannot verify.`,
  },
  {
    code: 'explain-reinsertion',
    label: 'Explain why it came back',
    itemKinds: EVERY,
    afterResults: true,
    sentence: (i) =>
      `Please tell me whether ${i.source} certified that this ${i.noun} is complete and accurate, and send me the notice of its return with the name, the address and, if reasonably ` +
      `available, the telephone number of each furnisher you contacted. If there is no such certification, please delete it again (15 U.S.C. 1681i(a)(5)(B)).`,
  },
] as const satisfies readonly DisputeInstruction[];

export type InstructionCode = (typeof DISPUTE_INSTRUCTIONS)[number]['code'];
