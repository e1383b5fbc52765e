// Letters of clients whose identity was used by someone else. The client files the police or FTC report in person; nothing here fills one in
// (15 U.S.C. 1681a(q)(4): who files a false one commits a crime).
import { items, p, steps, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { ownLetter } from './write-letter.ts';

export const IDENTITY_THEFT_LETTERS: readonly LibraryLetter[] = [
  ownLetter({
    key: 'identity-theft-block',
    name: 'Block of information',
    purpose: 'Asks a bureau to block what came from identity theft. All four papers go with it.',
    category: 'identity-theft',
    recipientClass: 'bureau',
    gates: ['client-approves', 'identity-theft-papers', 'papers-enclosed'],
    restsOn: ['15 U.S.C. 1681a(q)(4)'],
    subject: 'Request to block information that came from identity theft',
    text: [
      'To {recipient.name}:',
      'Someone used my identity. On {identity.filedDate} I filed a report of it in person with {identity.where}. Please block the information below ' +
        'in my file (15 U.S.C. 1681c-2(a)).',
      'The information: {identity.transaction}. It does not come from any transaction that I made. I received no goods, services or money from it.',
      'Enclosed are:',
      steps(
        'proof of my identity',
        'a copy of the report that I filed',
        'a list of the information to be blocked',
        'my signed statement that it does not come from a transaction of mine',
      ),
      'Please tell those who reported it (15 U.S.C. 1681c-2(b)), and write to me when the block is in place, or with your reason if you decline it.',
    ],
  }),
  ownLetter({
    key: 'identity-theft-records',
    name: 'Records of the transaction',
    purpose: 'Asks a business for its records of a transaction that someone made in the client’s name. It has 30 days.',
    category: 'identity-theft',
    recipientClass: 'creditor',
    gates: ['client-approves', 'identity-theft-records', 'papers-enclosed'],
    subject: 'Request for records of a transaction in my name',
    text: [
      'To {recipient.name}:',
      'Someone used my name with you. It concerns {identity.transaction}. I filed a report of it in person with {identity.where} on ' +
        '{identity.filedDate}.',
      'Please send me copies of the application and the business records of this transaction, free of charge (15 U.S.C. 1681g(e)). Proof of my ' +
        'identity and a copy of my police report are enclosed. If you also ask for an affidavit, please send me your form.',
      'Please send the records to the address above.',
    ],
  }),
  ownLetter({
    key: 'identity-theft-collector',
    name: 'Collector, after identity theft',
    purpose: 'Tells a collector that the debt it collects came from identity theft, with the client’s own report.',
    category: 'identity-theft',
    recipientClass: 'collector',
    gates: ['client-approves', 'only-collectors', 'identity-theft-papers', 'papers-enclosed'],
    subject: 'The debt in your notice of {collector.noticeDate}',
    text: [
      'To {recipient.name}:',
      'Your notice of {collector.noticeDate} is about {identity.transaction}. That transaction is not mine. I filed a report of identity theft in ' +
        'person with {identity.where} on {identity.filedDate}; a copy is enclosed.',
      'Please tell the one for whom you collect that the debt may come from identity theft, and send me the information you have about it ' +
        '(15 U.S.C. 1681m(g)).',
      'Please answer by mail.',
    ],
  }),
  ownLetter({
    key: 'fraud-alert-initial',
    name: 'Fraud alert, one year',
    purpose: 'Asks a bureau for an initial fraud alert. We may send it with the client’s written authority only.',
    category: 'fraud-alert',
    recipientClass: 'bureau',
    gates: ['client-approves', 'fraud-alert-authority', 'papers-enclosed'],
    subject: 'Request for an initial fraud alert',
    text: [
      'To {recipient.name}:',
      'I have good reason to suspect that someone may use my identity to obtain credit. Please place an initial fraud alert in my file for one year ' +
        'and tell the other nationwide bureaus (15 U.S.C. 1681c-1(a)).',
      'Those who wish to extend credit in my name can reach me at the address above.',
      when('given.client.phone', p('My telephone number is {client.phone}.')),
      'Proof of my identity is enclosed. So is the authority I signed on {authority.date}, which lets {office.name} hand in this request for me.',
    ],
  }),
  ownLetter({
    key: 'fraud-alert-extended',
    name: 'Fraud alert, seven years',
    purpose: 'Asks a bureau for an extended alert, with the client’s own identity theft report and written authority.',
    category: 'fraud-alert',
    recipientClass: 'bureau',
    gates: ['client-approves', 'fraud-alert-authority', 'identity-theft-records', 'papers-enclosed'],
    subject: 'Request for an extended fraud alert',
    text: [
      'To {recipient.name}:',
      'I filed an identity theft report in person with {identity.where} on {identity.filedDate}. Please place an extended alert in my file for seven ' +
        'years and tell the other nationwide bureaus (15 U.S.C. 1681c-1(b)).',
      when('given.client.phone', p('The number at which I can be reached is {client.phone}.')),
      'Enclosed are:',
      items(
        'proof of my identity',
        'a copy of the report that I filed',
        'the authority of {authority.date} for {office.name} to hand in this request',
      ),
    ],
  }),
];
