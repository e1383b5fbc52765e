// Who Experian says the person is, and what it warns of. Of each SSN only the last four digits are read.
import { addressLines, cleanText } from '../clean-text.ts';
import { phoneOf, stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import { ssnLast4 } from '../masking.ts';
import type { Alert, ConsumerStatement, IdentityVariants, PartialDate, ReportAddress } from '../model.ts';
import type { Reading } from '../reading.ts';
import { plainChild, plainChildren, plainText } from './plain-node.ts';
import { type JsonNode } from '../source-node.ts';
import { spellDate } from './compact-date.ts';

export function readExperianIdentity(profile: JsonNode, reading: Reading): IdentityVariants {
  reading.enter('identity/EX');
  const person = plainChild(profile, 'consumerIdentity');
  const [ssn, ...others] = [
    ...new Set(
      plainChildren(profile, 'ssn').flatMap((node) => {
        const number = node['number'];
        return ssnLast4(typeof number === 'number' ? number : plainText(node, 'number')) ?? [];
      }),
    ),
  ];
  return given({
    names: plainChildren(person, 'name').flatMap(nameOf),
    ssnLast4: ssn,
    ssnVariants: others.length > 0 ? others : undefined,
    dobs: plainChildren(person, 'dob').flatMap((node) => birthOf(node, reading) ?? []),
    addresses: plainChildren(profile, 'addressInformation').flatMap((node, index) =>
      addressOf(node, index === 0 ? 'current' : 'previous', reading),
    ),
    employers: plainChildren(profile, 'employmentInformation').flatMap((node) => {
      const name = cleanText(plainText(node, 'name'));
      return name === ''
        ? []
        : given({
            name,
            reported: reading.date(spellDate(plainText(node, 'lastUpdatedDate') || plainText(node, 'firstReportedDate')), 'employer'),
          });
    }),
    phones: plainChildren(person, 'phone').flatMap((node) => phoneOf(plainText(node, 'number')) ?? []),
  });
}

const GENERATIONS: Readonly<Record<string, string>> = { J: 'JR', S: 'SR', '1': 'I', '2': 'II', '3': 'III', '4': 'IV' };

/** The first name is the one asked for; the others are variants, S a spouse's. */
function nameOf(node: JsonNode, index: number): IdentityVariants['names'] {
  const generation = plainText(node, 'generationCode');
  const full = [
    ...['firstName', 'middleName', 'surname', 'secondSurname'].map((part) => cleanText(plainText(node, part))),
    (Object.hasOwn(GENERATIONS, generation) ? GENERATIONS[generation] : undefined) ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  if (full === '') return [];
  // The name of a spouse is on the client's file and yet another person's.
  if (plainText(node, 'type') === 'S') return [{ full, kind: 'spouse' as const, owner: 'other' as const }];
  return [{ full, kind: index === 0 ? ('primary' as const) : ('aka' as const) }];
}

function birthOf(node: JsonNode, reading: Reading): PartialDate | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => plainText(node, part));
  if (!year) return undefined;
  return reading.date(
    [year, ...(month && Number(month) > 0 ? [month.padStart(2, '0'), ...(day && Number(day) > 0 ? [day.padStart(2, '0')] : [])] : [])].join(
      '-',
    ),
    'birth',
  );
}

function addressOf(node: JsonNode, kind: ReportAddress['kind'], reading: Reading): ReportAddress[] {
  const street = ['streetPrefix', 'streetName', 'streetSuffix', 'unitType', 'unitId']
    .map((part) => plainText(node, part))
    .filter((part) => part !== '')
    .join(' ');
  const city = cleanText(plainText(node, 'city'));
  if (street === '' && city === '') return [];
  return [
    given({
      kind,
      lines: addressLines(street),
      city: city || undefined,
      state: stateOf(plainText(node, 'state')),
      zip: zipOf(node['zipCode']),
      firstReported: reading.date(spellDate(plainText(node, 'firstReportedDate')), 'address'),
      lastReported: reading.date(spellDate(plainText(node, 'lastUpdatedDate')), 'address'),
    }),
  ];
}

export function readExperianStatements(profile: JsonNode): ConsumerStatement[] {
  return plainChildren(profile, 'statement').flatMap((node) => {
    const text = cleanText(plainText(node, 'statementText'));
    return text === '' ? [] : [{ bureau: 'EX' as const, text }];
  });
}

/** Fraud Shield indicators that say what is wrong with the file; the others judge the request. */
const SHIELD: Readonly<Record<string, Pick<Alert, 'kind' | 'text'>>> = {
  '01': { kind: 'address-mismatch', text: 'The address asked about conflicts with the current address on file' },
  '03': { kind: 'address-mismatch', text: 'The address asked about is not on file' },
  '04': { kind: 'ssn-mismatch', text: 'When the SSN asked about was issued cannot be verified' },
  '05': { kind: 'deceased', text: 'The SSN asked about is recorded as that of a deceased person' },
  '13': { kind: 'ssn-mismatch', text: 'The SSN asked about probably belongs to another person' },
  '14': { kind: 'ssn-mismatch', text: 'The SSN asked about has no valid form' },
  '25': { kind: 'deceased', text: 'The SSN on file is recorded as that of a deceased person' },
  '26': { kind: 'ssn-mismatch', text: 'When the SSN on file was issued cannot be verified' },
  '27': { kind: 'ssn-mismatch', text: 'The SSN is reported more often for another person' },
};
/** Messages that only say that nothing was found. */
const NOTHING_SAID = /FLAG: N\b|SSN MATCHES|NO RECORD FOUND/i;

/** Messages, fraud indicators and an OFAC answer that is not "none". */
export function readExperianAlerts(profile: JsonNode): Alert[] {
  const messages = [...plainChildren(profile, 'informationalMessage'), ...plainChildren(profile, 'ofac')].flatMap((node): Alert[] => {
    const text = cleanText(plainText(node, 'messageText'));
    const code = plainText(node, 'messageNumberDetailed') || plainText(node, 'messageNumber');
    return text === '' || NOTHING_SAID.test(text)
      ? []
      : [given({ bureau: 'EX' as const, kind: kindOf(text), code: code || undefined, text })];
  });
  const shields = plainChildren(profile, 'fraudShield').flatMap((node) =>
    indicatorsOf(node).map((code): Alert => {
      const known = Object.hasOwn(SHIELD, code) ? SHIELD[code] : undefined;
      return { bureau: 'EX', kind: known?.kind ?? 'other', code, text: known?.text ?? `Fraud Shield indicator ${code}` };
    }),
  );
  return [...messages, ...shields].filter(
    (alert, at, all) => all.findIndex(({ code, text }) => code === alert.code && text === alert.text) === at,
  );
}

function indicatorsOf(shield: JsonNode): string[] {
  const value = plainChild(shield, 'fraudShieldIndicators')?.['indicator'];
  return (Array.isArray(value) ? value.slice(0, 40) : [value]).flatMap((item: unknown) =>
    typeof item === 'string' && /^\d{2}$/.test(item) ? item : [],
  );
}

function kindOf(text: string): Alert['kind'] {
  if (/freeze|frozen/i.test(text)) return 'freeze';
  if (/active duty/i.test(text)) return 'active-duty';
  if (/deceased/i.test(text)) return 'deceased';
  if (/fraud/i.test(text)) return /extended/i.test(text) ? 'extended-fraud' : 'initial-fraud';
  if (/\bOFAC\b/i.test(text)) return 'ofac';
  if (/\bSSN\b/.test(text)) return 'ssn-mismatch';
  return /address/i.test(text) ? 'address-mismatch' : 'other';
}
