// Who Equifax says the person is, its alerts and what kind of file was found. Of the SSN only the last four digits are read.
import { addressLines, cleanText } from '../clean-text.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { spellDate } from '../experian/compact-date.ts';
import { given } from '../given.ts';
import { ssnLast4 } from '../masking.ts';
import type { Alert, BureauFile, ConsumerStatement, IdentityVariants, ReportAddress } from '../model.ts';
import type { Reading } from '../reading.ts';
import { plainChildren, plainText } from '../experian/plain-node.ts';
import { type JsonNode } from '../source-node.ts';
import { codeText } from './equifax-trades.ts';

export function readEquifaxIdentity(report: JsonNode, reading: Reading): IdentityVariants {
  reading.enter('identity/EQ');
  const ssn = report['subjectSocialNum'];
  const birth = reading.date(spellDate(plainText(report, 'birthDate')), 'birthDate');
  return given({
    names: [
      ...plainChildren(report, 'subjectName').flatMap((node) => nameOf(node, 'primary')),
      ...plainChildren(report, 'formerNames').flatMap((node) => nameOf(node, 'former')),
      ...plainChildren(report, 'akas').flatMap((node) => nameOf(node, 'aka')),
    ],
    ssnLast4: ssnLast4(typeof ssn === 'number' ? ssn : plainText(report, 'subjectSocialNum')),
    dobs: birth === undefined ? [] : [birth],
    addresses: plainChildren(report, 'addresses').flatMap((node) => addressOf(node, reading)),
    employers: plainChildren(report, 'employments').flatMap((node) => {
      const name = cleanText(plainText(node, 'employer'));
      return name === '' ? [] : given({ name, reported: reading.date(spellDate(plainText(node, 'dateLastReported')), 'employer') });
    }),
    phones: plainChildren(report, 'phones').flatMap(
      (node) => phoneOf(plainText(node, 'telephoneNumber') || plainText(node, 'number')) ?? [],
    ),
  });
}

function nameOf(node: JsonNode, kind: IdentityVariants['names'][number]['kind']): IdentityVariants['names'] {
  const full = ['firstName', 'middleName', 'lastName', 'suffix']
    .map((part) => cleanText(plainText(node, part)))
    .filter((part) => part !== '')
    .join(' ');
  return full === '' ? [] : [{ full, kind }];
}

function addressOf(node: JsonNode, reading: Reading): ReportAddress[] {
  const lines = addressLines(
    plainText(node, 'addressLine1') ||
      ['houseNumber', 'streetName', 'streetType']
        .map((part) => plainText(node, part))
        .filter((part) => part !== '')
        .join(' '),
  );
  const city = cleanText(plainText(node, 'cityName'));
  if (lines.length === 0 && city === '') return [];
  return [
    given({
      kind: plainText(node, 'addressType') === 'current' ? ('current' as const) : ('previous' as const),
      lines: [...lines, ...addressLines(plainText(node, 'addressLine2'))],
      city: city || undefined,
      state: stateOf(plainText(node, 'stateAbbreviation')),
      zip: zipOf(node['zipCode']),
      firstReported: reading.date(spellDate(plainText(node, 'dateFirstReported')), 'address'),
      lastReported: reading.date(spellDate(plainText(node, 'dateLastReported')), 'address'),
    }),
  ];
}

export function readEquifaxStatements(report: JsonNode): ConsumerStatement[] {
  return plainChildren(report, 'consumerStatements').flatMap((node) => {
    const text = cleanText(plainText(node, 'statement') || plainText(node, 'consumerStatement'));
    return text === '' ? [] : [{ bureau: 'EQ' as const, text }];
  });
}

type Words = Pick<Alert, 'kind' | 'text'>;
const INITIAL: Words = { kind: 'initial-fraud', text: 'Initial fraud alert on file' };
const EXTENDED: Words = { kind: 'extended-fraud', text: 'Extended fraud alert on file' };
const ACTIVE_DUTY: Words = { kind: 'active-duty', text: 'Active duty alert on file' };
const VICTIM: Words = { kind: 'extended-fraud', text: 'Fraud victim, with a police report' };
const VICTIM_CODES: Readonly<Record<string, readonly Words[]>> = {
  N: [ACTIVE_DUTY],
  Q: [ACTIVE_DUTY, INITIAL],
  R: [ACTIVE_DUTY, VICTIM],
  T: [VICTIM],
  V: [INITIAL],
  W: [ACTIVE_DUTY, EXTENDED],
  X: [EXTENDED],
};
const CONTACT_CODES: Readonly<Record<string, Words>> = { E: EXTENDED, L: INITIAL, M: ACTIVE_DUTY };

const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** Fraud and active duty alerts, a frozen file, an address or SSN that does not fit, and a match with the sanctions list. */
export function readEquifaxAlerts(report: JsonNode): Alert[] {
  const victim = codeText(report, 'fraudVictimIndicator');
  const ssn = codeText(report, 'fraudSocialNumAlertCode');
  const words: (Words & { readonly code?: string })[] = [
    ...(hitOf(report).present === 'frozen' ? [{ kind: 'freeze' as const, text: 'Security freeze or lock on file' }] : []),
    ...(lookUp(VICTIM_CODES, victim) ?? []).map((one) => ({ ...one, code: victim })),
    ...plainChildren(report, 'alertContacts').flatMap((node) => {
      const code = codeText(node, 'alertType');
      const known = lookUp(CONTACT_CODES, code);
      return known === undefined ? [] : [{ ...known, code }];
    }),
    ...(plainText(report, 'addressDiscrepancyIndicator') === 'Y'
      ? [{ kind: 'address-mismatch' as const, text: 'The address asked about differs from the file' }]
      : []),
    ...(ssn === 'A' || ssn === 'W'
      ? [{ kind: 'ssn-mismatch' as const, code: ssn, text: 'The SSN asked about belongs to another person on file' }]
      : []),
    ...plainChildren(report, 'OFACAlerts').flatMap((node) => {
      const text = cleanText(plainText(node, 'legalVerbiage'));
      return text === '' || /NO MATCH/i.test(text) ? [] : [{ kind: 'ofac' as const, text }];
    }),
  ];
  return words.map((alert) => ({ bureau: 'EQ', ...alert }));
}

interface Hit {
  readonly present: BureauFile['present'];
  readonly why: string;
}
const HITS: Readonly<Record<string, Hit>> = {
  '2': { present: 'no-hit', why: 'no file was found' },
  '9': { present: 'no-hit', why: 'no file was found' },
  C: { present: 'no-hit', why: 'no file was found' },
  '3': { present: 'error', why: 'the file is handled by hand' },
  '4': { present: 'error', why: 'the file waits for review by hand' },
  '5': { present: 'error', why: 'the file is under review' },
  '8': { present: 'error', why: 'only a thin file was found' },
  D: { present: 'error', why: 'the file is handled by hand' },
  E: { present: 'error', why: 'the file waits for review by hand' },
  F: { present: 'error', why: 'the file is under review' },
  I: { present: 'error', why: 'the request was held back as possible fraud' },
  J: { present: 'error', why: 'the request was held back as possible fraud' },
  T: { present: 'error', why: 'no credit file was asked for' },
  A: { present: 'frozen', why: 'the file is frozen' },
  G: { present: 'frozen', why: 'the file is frozen' },
  L: { present: 'frozen', why: 'the file is locked' },
  M: { present: 'frozen', why: 'the file is locked' },
};

/**
 * What hitCode says was found. Anything but a hit is a part of a file at most: a later comparison must not take its silence for
 * deletions.
 */
export function hitOf(report: JsonNode): Hit {
  const code = codeText(report, 'hitCode').replace('*', '');
  if (code === '' || code === '1' || code === '6' || code === '7') return { present: 'yes', why: '' };
  return lookUp(HITS, code) ?? { present: 'error', why: `its answer code is ${code.slice(0, 8)}` };
}
