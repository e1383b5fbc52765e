// Reasons for tradelines; some fit public records or personal information as well.
import type { DisputeReason } from './dispute-reason-shape.ts';

const ACCURACY = '15 U.S.C. 1681e(b), 1681i(a)';

export const ACCOUNT_REASONS = [
  {
    code: 'not-mine',
    label: 'Not mine',
    clientLabel: 'This is not mine',
    itemKinds: ['tradeline', 'public-record'],
    citation: ACCURACY,
    question: 'Is it true that you never opened, signed for, used or paid on this?',
    instructions: ['delete-if-unverified', 'separate-files'],
    sentence: (i) =>
      i.kind === 'public-record'
        ? 'This public record is not about me.'
        : `This account is not mine. I did not open it, use it or agree to pay it.`,
  },
  {
    code: 'mixed-file',
    label: "Mixed file: another person's item",
    clientLabel: 'This belongs to someone else',
    citation: ACCURACY,
    itemKinds: ['tradeline', 'public-record', 'personal-information'],
    instructions: ['separate-files', 'delete-if-unverified'],
    question: 'Do you know, or have good reason to believe, that this belongs to another person with a similar name, address or number?',
    sentence: (i) => `This ${i.noun} belongs to another person and appears to have been mixed into my file.`,
  },
  {
    code: 'not-responsible',
    label: 'Not responsible (former spouse, business)',
    clientLabel: 'I am not the one who owes this',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Do you know of this account, but never agreed to pay it?',
    instructions: ['correct', 'delete-if-unverified'],
    sentence: (i) =>
      `I am not responsible for this account${i.reported('Responsibility') ? `, although you report my responsibility as "${i.reported('Responsibility')}"` : ''}. I did not agree to pay it.`,
  },
  {
    code: 'authorized-user',
    label: 'Only an authorized user',
    clientLabel: 'I was only allowed to use the card',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Were you only an authorized user, without having signed for this account?',
    instructions: ['correct', 'delete-if-unverified'],
    sentence: () => 'I was only an authorized user of this account. I did not sign for it, and the debt is not mine.',
  },
  {
    code: 'unknown-collection',
    label: 'No knowledge of the collection',
    clientLabel: 'I do not know this collection',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Are the collector, the original creditor and the debt all unknown to you?',
    instructions: ['delete-if-unverified'],
    sentence: (i) =>
      `I do not recognize this collection${i.reported('Balance') ? ` of ${i.reported('Balance')}` : ''}${i.reported('Original creditor') ? `, nor the original creditor named, ${i.reported('Original creditor')}` : ''}.`,
  },
  {
    code: 'identity-theft',
    label: 'Identity theft',
    clientLabel: 'Someone opened this in my name',
    itemKinds: ['tradeline', 'inquiry', 'public-record'],
    requires: 'identity-theft-report',
    citation: '15 U.S.C. 1681c-2',
    instructions: ['delete-if-unverified'],
    question: 'Have you filed an identity theft report about this yourself, and did you get no money, goods or services from it?',
    sentence: (i) => `This ${i.noun} comes from identity theft and not from any transaction of mine.`,
  },
  {
    code: 'paid-or-settled',
    label: 'Paid or settled',
    clientLabel: 'I have paid or settled this',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Did you pay this in full, or pay what the creditor agreed to accept?',
    instructions: ['update-status', 'correct-balance', 'correct'],
    sentence: (i) =>
      `I have paid or settled this account, and you ${owed(i.reported('Balance')) ? `still report a balance of ${i.reported('Balance')}` : 'do not report it so'}.`,
  },
  {
    code: 'insurance-paid',
    label: 'Paid by insurance',
    clientLabel: 'Insurance paid this',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Did an insurer pay this, or was it the insurer who had to pay?',
    instructions: ['update-status', 'correct-balance', 'delete-if-unverified'],
    sentence: (i) =>
      `This debt was covered by insurance${owed(i.reported('Balance')) ? `, and the balance of ${i.reported('Balance')} is not mine to pay` : ''}.`,
  },
  {
    code: 'balance-wrong',
    label: 'Balance or past due wrong',
    clientLabel: 'The amount owed is wrong',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Is the balance or the past-due amount different from what you owed on that date?',
    instructions: ['correct-balance', 'correct'],
    sentence: (i) => `${amountsOwed(i.reported('Balance'), i.reported('Past due'))} not correct.`,
  },
  {
    code: 'amounts-wrong',
    label: 'Limit, high balance or payment wrong',
    clientLabel: 'Another amount is wrong',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Is the limit, highest balance, monthly payment or another amount wrong?',
    instructions: ['correct-balance', 'correct'],
    sentence: (i) =>
      i.reported('Credit limit')
        ? `Amounts reported on this account are not correct, among them the credit limit of ${i.reported('Credit limit')}.`
        : 'An amount reported on this account other than the balance is not correct.',
  },
  {
    code: 'late-payments-wrong',
    label: 'Late payments wrong',
    clientLabel: 'I was not late',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Did you pay on time in the months that are shown as late?',
    instructions: ['correct-payment-history', 'correct'],
    sentence: (i) => `The payment history of this account is not correct${lateCounts(i.reported)}.`,
  },
  {
    code: 'status-wrong',
    label: 'Status wrong',
    clientLabel: 'The status is wrong',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Is the status shown different from the real status of the account?',
    instructions: ['update-status', 'correct'],
    sentence: (i) => {
      const status = i.reported('Payment status', 'Pay status', 'Status');
      return status
        ? `You report the status of this account as "${status}". That is not correct.`
        : 'The status reported for this account is not correct.';
    },
  },
  {
    code: 'closed-not-open',
    label: 'Closed, reported open',
    clientLabel: 'This account is closed',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Was this account closed before the report was made?',
    instructions: ['update-status', 'correct-dates'],
    sentence: () => 'This account is closed, and you do not report it as closed.',
  },
  {
    code: 'closed-by-client',
    label: 'Closed by the client, not shown',
    clientLabel: 'I closed this account myself',
    itemKinds: ['tradeline'],
    citation: '15 U.S.C. 1681s-2(a)(4), 1681i(a)',
    question: 'Did you ask the creditor to close this account?',
    instructions: ['correct-remarks', 'update-status'],
    sentence: () => 'This account was closed at my request, and your report does not say so.',
  },
  {
    code: 'dates-wrong',
    label: 'Dates wrong',
    clientLabel: 'A date is wrong',
    itemKinds: ['tradeline', 'public-record'],
    citation: ACCURACY,
    question: 'Do you know that a date shown is wrong, and the right one?',
    instructions: ['correct-dates', 'correct'],
    sentence: (i) => {
      const date = (['Opened', 'Closed', 'Last payment', 'Filed'] as const).flatMap((label) =>
        i.reported(label) ? [`${label.toLowerCase()} ${i.reported(label)}`] : [],
      );
      return `Dates reported for this ${i.noun} are not correct${date.length > 0 ? ` (you report: ${date.join(', ')})` : ''}.`;
    },
  },
  {
    code: 're-aged',
    label: 'Date of first delinquency moved (re-aged)',
    clientLabel: 'It went unpaid earlier than shown',
    itemKinds: ['tradeline'],
    citation: '15 U.S.C. 1681c(c)(1), 1681s-2(a)(5)',
    question: 'Did you first fall behind, and never catch up again, earlier than the date shown?',
    instructions: ['correct-dates', 'delete-obsolete'],
    sentence: (i) =>
      `The date of first delinquency of this account${i.reported('First delinquency') ? `, reported as ${i.reported('First delinquency')},` : ''} is later than when the account first became delinquent.`,
  },
  {
    code: 'obsolete',
    label: 'Too old to report',
    clientLabel: 'This is too old',
    itemKinds: ['tradeline', 'public-record'],
    citation: '15 U.S.C. 1681c(a), (c)',
    question: 'Do we know from a paper or an earlier report when this first became delinquent, or when the case was filed?',
    instructions: ['delete-obsolete'],
    sentence: (i) => `By the facts below this ${i.noun} is older than 15 U.S.C. 1681c allows to be reported.`,
  },
  {
    code: 'duplicate',
    label: 'Duplicate',
    clientLabel: 'This is listed twice',
    itemKinds: ['tradeline', 'public-record', 'inquiry'],
    citation: ACCURACY,
    question: 'Is the same account, record or inquiry listed more than once?',
    instructions: ['remove-duplicate'],
    sentence: (i) => `This ${i.noun} appears in my file more than once.`,
  },
  {
    code: 'sold-or-transferred',
    label: 'Sold or transferred, still with a balance',
    clientLabel: 'Another company took this over',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Did this creditor sell or transfer the account to another company?',
    instructions: ['correct-balance', 'update-status'],
    sentence: (i) =>
      `This account was sold or transferred to another company${owed(i.reported('Balance')) ? `, and the balance of ${i.reported('Balance')} is no longer owed to ${i.source}` : ''}.`,
  },
  {
    code: 'in-bankruptcy',
    label: 'Included in bankruptcy, not shown',
    clientLabel: 'My bankruptcy covered this',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Was this debt included in and discharged by your bankruptcy, and not reaffirmed?',
    instructions: ['update-status', 'correct-balance'],
    sentence: (i) =>
      `This debt was discharged in my bankruptcy${owed(i.reported('Balance')) ? `, and you report a balance of ${i.reported('Balance')}` : ' and is not reported so'}.`,
  },
  {
    code: 'not-in-bankruptcy',
    label: 'Not included in bankruptcy',
    clientLabel: 'This was not in a bankruptcy',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Is it true that this account was not part of a bankruptcy of yours?',
    instructions: ['update-status', 'correct-remarks'],
    sentence: () => 'You report this account as included in a bankruptcy. It was not part of a bankruptcy of mine.',
  },
  {
    code: 'terms-wrong',
    label: 'Type or terms wrong',
    clientLabel: 'The kind of account is wrong',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Is the type of the account or its terms described wrongly?',
    instructions: ['correct'],
    sentence: (i) =>
      `The type or the terms of this account${i.reported('Account type') ? `, reported as "${i.reported('Account type')}",` : ''} are not correct.`,
  },
  {
    code: 'remarks-wrong',
    label: 'Remark wrong or missing',
    clientLabel: 'A remark is wrong',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Is a remark on this account wrong, outdated or missing?',
    instructions: ['correct-remarks', 'note-dispute'],
    sentence: () => 'A remark on this account is wrong or missing.',
  },
  {
    code: 'payment-arrangement',
    label: 'Deferred, in forbearance or accommodated',
    clientLabel: 'The creditor let me pay later',
    itemKinds: ['tradeline'],
    citation: '15 U.S.C. 1681s-2(a)(1)(F), 1681i(a)',
    question: 'Had the creditor agreed to a pause or lower payments, and did you keep to it?',
    instructions: ['correct-payment-history', 'update-status'],
    sentence: () =>
      'My payments were deferred or reduced by agreement with the creditor in the months in question, I kept to the agreement, and your report shows me as late.',
  },
  {
    code: 'creditor-agreed',
    label: 'Creditor agreed to change it',
    clientLabel: 'The creditor said it would fix this',
    itemKinds: ['tradeline'],
    citation: ACCURACY,
    question: 'Did the creditor say in writing that it would correct this, and do you have the letter?',
    instructions: ['correct', 'update-status'],
    sentence: (i) => `${i.source} wrote to me that it would correct this account, and your report does not show the correction.`,
  },
  {
    code: 'deceased-wrong',
    label: 'Reported deceased',
    clientLabel: 'It says I have died',
    itemKinds: ['tradeline', 'personal-information'],
    citation: ACCURACY,
    question: 'Does the report mark you as deceased?',
    instructions: ['correct'],
    sentence: () => 'I am reported as deceased. I am alive.',
  },
  {
    code: 'medical-paid',
    label: 'Medical collection, paid',
    clientLabel: 'I paid this medical bill',
    itemKinds: ['tradeline'],
    citation: 'Policy of the nationwide bureaus since July 1, 2022',
    question: 'Is this a medical bill, and has it been paid?',
    instructions: ['delete-if-unverified', 'update-status'],
    sentence: (i) =>
      `This is a medical collection that has been paid. I understand that it is the policy of ${i.bureau} not to report these.`,
  },
  {
    code: 'medical-recent',
    label: 'Medical collection, less than one year old',
    clientLabel: 'This medical bill is less than a year old',
    itemKinds: ['tradeline'],
    citation: 'Policy of the nationwide bureaus since July 1, 2022',
    question: 'Is this a medical bill that is less than one year old?',
    instructions: ['delete-if-unverified', 'correct-dates'],
    sentence: (i) =>
      `This is a medical collection less than one year old. I understand that it is the policy of ${i.bureau} not to report these yet.`,
  },
  {
    code: 'medical-under-500',
    label: 'Medical collection under $500 at first',
    clientLabel: 'This medical bill was under $500',
    itemKinds: ['tradeline'],
    citation: 'Policy of the nationwide bureaus since April 11, 2023',
    question: 'Is this a medical bill that was under $500 when it was first reported?',
    instructions: ['delete-if-unverified', 'correct-balance'],
    sentence: (i) =>
      `This is a medical collection that was first reported at less than $500. I understand that it is the policy of ${i.bureau} not to report these.`,
  },
  {
    code: 'medical-veteran',
    label: "Veteran's medical debt",
    clientLabel: 'The VA should have paid this',
    itemKinds: ['tradeline'],
    citation: '15 U.S.C. 1681c(a)(7), (8), 1681i(g)',
    question: 'Are you a veteran, and was this care the Department of Veterans Affairs authorized?',
    instructions: ['delete-if-unverified'],
    sentence: () => "I am a veteran, and this is a veteran's medical debt that 15 U.S.C. 1681c(a)(7) or (8) keeps out of a credit report.",
  },
] as const satisfies readonly DisputeReason[];

function owed(balance: string | undefined): boolean {
  return balance !== undefined && /[1-9]/.test(balance);
}

function amountsOwed(balance: string | undefined, pastDue: string | undefined): string {
  if (balance && owed(pastDue))
    return `The balance of ${balance}, the past-due amount of ${pastDue}, or both, as reported on this account, are`;
  if (balance) return `The balance of ${balance} reported on this account is`;
  return owed(pastDue) ? `The past-due amount of ${pastDue} reported on this account is` : 'The amount reported as owed on this account is';
}

function lateCounts(reported: (label: string) => string | undefined): string {
  const counts = [30, 60, 90].flatMap((days) =>
    owed(reported(`Times ${days} days late`)) ? [`${days} days late ${reported(`Times ${days} days late`)} times`] : [],
  );
  return counts.length > 0 ? `: you report it as ${counts.join(', ').replaceAll(/\b1 times/g, '1 time')}` : '';
}
