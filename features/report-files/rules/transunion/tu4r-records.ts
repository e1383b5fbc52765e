// Inquiries, public records, statements, alerts and creditors of a TU4R file.
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import type { Alert, ConsumerStatement, CreditorContact, Inquiry } from '../model.ts';
import { publicRecordKindOf, type ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';
import { industryWords, responsibilityOfDesignator } from './tu-codes.ts';
import { readPublicRecordType } from './tu-public-record.ts';
import { fixedDate, type Segment } from './tu4r-segments.ts';

export function tu4rInquiry({ at }: Segment, reading: Reading): Omit<Inquiry, 'id' | 'bureau'> {
  return given({
    name: at(22, 30),
    date: reading.date(fixedDate(at(55, 8)), 'inquiryDate'),
    kind: 'hard' as const,
    business: industryWords(at(12, 2)),
    subscriberCode: at(14, 8) || undefined,
  });
}

export function tu4rFiling({ at }: Segment, segments: readonly Segment[], reading: Reading): ReadFiling {
  const { type, status, chapter } = readPublicRecordType(at(18, 2), '');
  const reporter = segments.find((segment) => segment.type === 'LK11' && segment.at(16, 8) === at(10, 8))?.at(24, 30);
  const place = [at(187, 28), at(215, 2)].filter((part) => part !== '').join(', ');
  const amount = at(157, 9);
  return {
    bureau: 'TU',
    kind: publicRecordKindOf(type),
    record: given({
      type,
      status,
      chapter,
      filed: reading.date(fixedDate(at(124, 8)), 'filed'),
      resolved: reading.date(fixedDate(at(140, 8)), 'paid'),
      reference: at(20, 30) || undefined,
      court: [reporter, place].filter((part) => part !== undefined && part !== '').join(', ') || undefined,
      amount: amount === '' ? undefined : reading.amount(amount, 'amount'),
      responsibility: responsibilityOfDesignator(at(184, 1)),
      remarks: [],
    }),
  };
}

/** A long statement runs over several segments, numbered from 1. */
export function tu4rStatements(segments: readonly Segment[]): ConsumerStatement[] {
  const texts: string[] = [];
  for (const { at } of segments) {
    const text = at(20, 250);
    if (texts.length === 0 || Number(at(14, 3)) <= 1) texts.push(text);
    else texts[texts.length - 1] += ` ${text}`;
  }
  return texts.filter((text) => text !== '').map((text) => ({ bureau: 'TU', text }));
}

export function tu4rAlerts(segments: readonly Segment[]): Alert[] {
  return segments.flatMap(({ type, at }): Alert[] => {
    if (type === 'DC11')
      return [
        given({
          bureau: 'TU' as const,
          kind: 'deceased' as const,
          code: at(8, 6) || undefined,
          text: 'A death was reported for this person',
        }),
      ];
    const text = type === 'MT01' ? at(22, 150) : '';
    return text === ''
      ? []
      : [
          given({
            bureau: 'TU' as const,
            kind: /fraud/i.test(text) ? ('initial-fraud' as const) : ('other' as const),
            code: at(8, 6) || undefined,
            text,
          }),
        ];
  });
}

/** LK11 names a subscriber; the SA11 and PN01 right after it are its address and phone. */
export function tu4rCreditors(segments: readonly Segment[]): CreditorContact[] {
  return segments.flatMap(({ type, at }, index): CreditorContact[] => {
    const name = type === 'LK11' ? at(24, 30) : '';
    if (name === '') return [];
    const after = segments.slice(index + 1, index + 3);
    const address = after.find((segment) => segment.type === 'SA11')?.at;
    const phone = after.find((segment) => segment.type === 'PN01')?.at;
    return [
      given({
        name,
        lines: address ? [address(8, 30), address(38, 30)].filter((line) => line !== '') : [],
        city: address?.(68, 28) || undefined,
        state: address && stateOf(address(96, 2)),
        zip: address && zipOf(address(98, 5) + address(103, 4)),
        phone: phone && phoneOf(`${phone(13, 3)}${phone(16, 7)}`),
        subscriberCode: at(16, 8) || undefined,
        bureau: 'TU' as const,
      }),
    ];
  });
}
