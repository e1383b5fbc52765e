// Letters to debt collectors, about a notice the client received. Never to an original creditor (15 U.S.C. 1692g is about collectors).
import { items, p, unless, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { ownLetter } from './write-letter.ts';

const aboutNotice = [
  unless('given.collector.reference', p('This is about your notice of {collector.noticeDate} for {collector.amount}.')),
  when(
    'given.collector.reference',
    p('This is about your notice of {collector.noticeDate}, reference {collector.reference}, for {collector.amount}.'),
  ),
];

export const COLLECTOR_LETTERS: readonly LibraryLetter[] = [
  ownLetter({
    key: 'collector-validation',
    name: 'Dispute within thirty days',
    purpose: 'Disputes a debt within thirty days of the collector’s notice and asks for verification.',
    category: 'collector',
    recipientClass: 'collector',
    gates: ['client-approves', 'only-collectors', 'collector-window'],
    restsOn: ['12 CFR 1006.34'],
    subject: 'Your notice of {collector.noticeDate}',
    text: [
      'To {recipient.name}:',
      ...aboutNotice,
      'I received the notice on {collector.receivedDate}. I dispute the debt and ask for verification of it (15 U.S.C. 1692g(b)). I understand that ' +
        'collection pauses until you have mailed it to me.',
      when('given.collector.reason', p('My reason: {collector.reason}')),
      'With the verification, please send me what you have of this:',
      items('the name of the creditor and its account number', 'how the amount is made up', 'the dates and amounts of payments'),
      'Please mark the debt as disputed wherever you report it (15 U.S.C. 1692e(8)). I prefer to hear from you by mail at the address above.',
    ],
  }),
  ownLetter({
    key: 'collector-after-window',
    name: 'Dispute after thirty days',
    purpose: 'Disputes a debt when the thirty days are over. The collector need not pause; it has to say that the debt is disputed.',
    category: 'collector',
    recipientClass: 'collector',
    gates: ['client-approves', 'only-collectors', 'collector-window-over'],
    subject: 'I dispute the debt in your notice of {collector.noticeDate}',
    text: [
      'To {recipient.name}:',
      ...aboutNotice,
      'I dispute this debt.',
      when('given.collector.reason', p('{collector.reason}')),
      'Please note this in your records, and where you tell others about the debt, tell them that it is disputed (15 U.S.C. 1692e(8)).',
      'I know that the thirty days of your notice are over. I would still be glad of anything that shows how the amount came about.',
    ],
  }),
  ownLetter({
    key: 'collector-original-creditor',
    name: 'Name of the original creditor',
    purpose: 'Within thirty days: asks who the original creditor is, where it differs from the present one. Disputes nothing yet.',
    category: 'collector',
    recipientClass: 'collector',
    gates: ['client-approves', 'only-collectors', 'collector-window'],
    subject: 'Name of the original creditor',
    text: [
      'To {recipient.name}:',
      ...aboutNotice,
      'I cannot tell from it with whom the debt began. Please send me the name and address of the original creditor, if it is not the creditor you ' +
        'name (15 U.S.C. 1692g(a)(5), 15 U.S.C. 1692g(b)).',
      'I am writing within thirty days of the notice, which I received on {collector.receivedDate}. Please answer by mail.',
    ],
  }),
  ownLetter({
    key: 'collector-not-mine',
    name: 'Dispute: another person is meant',
    purpose: 'Within thirty days: the notice is for someone else, such as a person of the same name.',
    category: 'collector',
    recipientClass: 'collector',
    gates: ['client-approves', 'only-collectors', 'collector-window'],
    restsOn: ['12 CFR 1006.34'],
    subject: 'Your notice of {collector.noticeDate} is for another person',
    text: [
      'To {recipient.name}:',
      ...aboutNotice,
      'I believe that you mean another person. I dispute the debt and ask for verification (15 U.S.C. 1692g(b)). I received the notice on ' +
        '{collector.receivedDate}.',
      when('given.collector.reason', p('{collector.reason}')),
      'Please compare what you know of the person with my name and address above. If they differ, please take my address out of the matter. If they ' +
        'do not, please send me what ties the debt to me.',
    ],
  }),
];
