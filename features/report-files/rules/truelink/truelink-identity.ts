// Who the report says the person is, bureau by bureau, from TrueLink's Borrower. Of the SSN only the last four digits are read.
import { addressLines, cleanText } from '../clean-text.ts';
import { given } from '../given.ts';
import { ssnLast4 } from '../masking.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import type { Bureau } from '../bureaus.ts';
import type { ConsumerStatement, IdentityVariants, PartialDate, ReportAddress } from '../model.ts';
import type { Reading } from '../reading.ts';
import { bureauOfNode, childOf, childrenOf, codeOf, textOf, valueOf, type JsonNode } from '../source-node.ts';

/** Names, dates of birth, addresses, employers and phones as one bureau has them. */
export function readIdentity(borrower: JsonNode | undefined, bureau: Bureau, reading: Reading): IdentityVariants {
  const of = (parent: JsonNode | undefined, key: string): JsonNode[] =>
    childrenOf(parent, key).filter((node) => bureauOfNode(node) === bureau);
  reading.enter(`identity/${bureau}`);
  return given({
    names: of(borrower, 'BorrowerName').flatMap((node) => nameOf(node)),
    ssnLast4: socialOf(borrower, bureau),
    dobs: of(borrower, 'Birth').flatMap((node) => birthOf(node, reading) ?? []),
    addresses: [
      ...of(borrower, 'BorrowerAddress').flatMap((node) => addressOf(node, 'current', reading)),
      ...of(borrower, 'PreviousAddress').flatMap((node) => addressOf(node, 'previous', reading)),
    ],
    employers: of(borrower, 'Employer').flatMap((node) => {
      const name = cleanText(textOf(node, 'name'));
      return name === ''
        ? []
        : given({ name, reported: reading.date(textOf(node, 'dateUpdated') || textOf(node, 'dateReported'), 'employer') });
    }),
    phones: of(borrower, 'BorrowerTelephone').flatMap((node) => phoneOf(phoneText(node)) ?? []),
  });
}

/** Statements the person asked the bureau to add. */
export function readStatements(borrower: JsonNode | undefined, bureau: Bureau): ConsumerStatement[] {
  return childrenOf(borrower, 'CreditStatement').flatMap((node) => {
    const text = cleanText(textOf(node, 'statement'));
    return text !== '' && bureauOfNode(node) === bureau ? { bureau, text } : [];
  });
}

function nameOf(node: JsonNode): IdentityVariants['names'] {
  const name = childOf(node, 'Name');
  const full = ['prefix', 'first', 'middle', 'last', 'suffix']
    .map((part) => cleanText(textOf(name, part)))
    .filter((part) => part !== '')
    .join(' ');
  if (full === '') return [];
  const { symbol, description } = codeOf(node, 'NameType');
  return [{ full, kind: nameKind(symbol, description) }];
}

function nameKind(symbol: string, description: string): IdentityVariants['names'][number]['kind'] {
  if (/former|maiden/i.test(description)) return 'former';
  if (/spouse/i.test(description)) return 'spouse';
  return symbol === 'A' || /also|aka|alias/i.test(description) ? 'aka' : 'primary';
}

/** The bureau's own SSN; the borrower's own is the fallback for bureaus that give none. */
function socialOf(borrower: JsonNode | undefined, bureau: Bureau): string | undefined {
  for (const partition of childrenOf(borrower, 'SocialPartition')) {
    for (const social of childrenOf(partition, 'Social')) {
      const last4 = bureauOfNode(social) === bureau ? last4Of(social) : undefined;
      if (last4) return last4;
    }
  }
  return last4Of(borrower);
}

function last4Of(node: JsonNode | undefined): string | undefined {
  const value = valueOf(node, 'SocialSecurityNumber');
  return ssnLast4(typeof value === 'number' ? value : textOf(node, 'SocialSecurityNumber'));
}

/** A year alone comes as the first of January in `date`; `BirthDate` then holds only the year. */
function birthOf(node: JsonNode, reading: Reading): PartialDate | undefined {
  const parts = childOf(node, 'BirthDate');
  const [year, month, day] = [textOf(parts, 'year'), textOf(parts, 'month'), textOf(parts, 'day')];
  if (year === '') return reading.date(textOf(node, 'date'), 'birth');
  return reading.date(
    [year, ...(month === '' ? [] : [month.padStart(2, '0'), ...(day === '' ? [] : [day.padStart(2, '0')])])].join('-'),
    'birth',
  );
}

function addressOf(node: JsonNode, kind: ReportAddress['kind'], reading: Reading): ReportAddress[] {
  const address = childOf(node, 'CreditAddress');
  const lines = streetLines(address);
  const city = cleanText(textOf(address, 'city'));
  if (lines.length === 0 && city === '') return [];
  return [
    given({
      kind,
      lines,
      city: city || undefined,
      state: stateOf(textOf(address, 'stateCode')),
      zip: zipOf(valueOf(address, 'postalCode')),
      lastReported: reading.date(textOf(node, 'dateUpdated'), 'address') ?? reading.date(textOf(node, 'dateReported'), 'address'),
    }),
  ];
}

/** Street as one text, or put together from its parts; a P.O. box repeats its number as the app number. */
export function streetLines(address: JsonNode | undefined): string[] {
  const whole = textOf(address, 'unparsedStreet');
  if (whole !== '') return addressLines(whole);
  const street = cleanText(textOf(address, 'streetName'));
  const parts = /^p\.?\s?o\.?\s?b/i.test(street)
    ? ['streetName', 'unit']
    : ['houseNumber', 'direction', 'streetName', 'streetType', 'postDirection', 'unit'];
  const line = parts
    .map((part) => cleanText(textOf(address, part)))
    .filter((part) => part !== '')
    .join(' ');
  return line === '' ? [] : [line];
}

function phoneText(node: JsonNode): string {
  const phone = childOf(node, 'PhoneNumber') ?? node;
  return (
    `${textOf(phone, 'areaCode')}${textOf(phone, 'exchange')}${textOf(phone, 'number')}${textOf(phone, 'extension')}` ||
    textOf(phone, 'telephone')
  );
}
