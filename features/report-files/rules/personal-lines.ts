// What a bureau's file says of the person, one line for each value: names, addresses, birth dates, numbers, employers, phones and alerts.
// Each is an item of information that can be disputed by itself (15 U.S.C. 1681i(a)(1)(A)).
import type { Bureau } from './bureaus.ts';
import type { Alert, BureauFile, CreditReport, LineOwner, PartialDate } from './model.ts';
import { nameWords } from './person-names.ts';
import { addressKey, addressText, zipOf } from './person-texts.ts';
import { formatPartialDate } from './report-view.ts';

export const PERSONAL_DETAILS = [
  'name',
  'address',
  'birth-date',
  'ssn',
  'employer',
  'phone',
  'deceased-alert',
  'fraud-alert',
  'other-alert',
] as const;
export type PersonalDetail = (typeof PERSONAL_DETAILS)[number];

/** The label under which a line prints its value; the first row of `reported` has it. */
export const DETAIL_LABELS: Readonly<Record<PersonalDetail, string>> = {
  name: 'Name',
  address: 'Address',
  'birth-date': 'Date of birth',
  ssn: 'Social Security number, last four',
  employer: 'Employer',
  phone: 'Phone number',
  'deceased-alert': 'Deceased alert',
  'fraud-alert': 'Fraud alert',
  'other-alert': 'Alert',
};

/** What a line prints, by label. */
export type PrintedRows = readonly { readonly label: string; readonly value: string }[];
export interface PersonalLine {
  readonly kind: 'personal-information';
  readonly lineId: string;
  readonly bureau: Bureau;
  readonly heading: string;
  readonly accountNumberMasked: null;
  readonly reported: PrintedRows;
  readonly detail: PersonalDetail;
  readonly value: string;
  /**
   * The same for the same value in every report. Keys are stored in the clear, so a birth date and a Social Security number are not in
   * them: a bureau's line of either is one line, whatever its value.
   */
  readonly lineKey: string;
}

/**
 * What `bureau` says of the client; a value that is printed twice is one line. Names and addresses of another person in the file are not
 * the client's to dispute and are left out. A freeze is lifted by the client and never disputed.
 */
export function personalLines(report: CreditReport, bureau: Bureau): readonly PersonalLine[] {
  const seen = new Set<string>();
  return printedLines(report, bureau).filter((line) => {
    const name = nameOf(line);
    return !seen.has(name) && seen.add(name);
  });
}

/** The line of this id ('identity/addresses/0': its place in the bureau's file), or the first that prints the same value. */
export function findPersonalLine(report: CreditReport, lineId: string, bureau: Bureau): PersonalLine | undefined {
  const own = printedLines(report, bureau).find((line) => line.lineId === lineId);
  return own && personalLines(report, bureau).find((line) => nameOf(line) === nameOf(own));
}

function printedLines(report: CreditReport, bureau: Bureau): readonly PersonalLine[] {
  const file = report.bureaus.find((one) => one.bureau === bureau);
  return file?.present === 'yes' ? [...identityLines(file), ...file.alerts.flatMap((alert, at) => alertLine(bureau, alert, at))] : [];
}

function nameOf({ detail, lineKey, value }: PersonalLine): string {
  return detail === 'birth-date' || detail === 'ssn' ? `${lineKey}|${value}` : lineKey;
}

/** True of the id of a line that is a name. */
export function isNameLine(lineId: string): boolean {
  return lineId.startsWith(NAME_LINES);
}

/** Which detail a line is, by the rows it prints; undefined for rows of another kind. */
export function detailOf(reported: PrintedRows): PersonalDetail | undefined {
  return PERSONAL_DETAILS.find((detail) => reported[0]?.label === DETAIL_LABELS[detail]);
}

/** The key of a value: the same in every report that prints it, however its words are written. */
function personalKey(detail: PersonalDetail, value: string): string {
  const street = detail === 'address' ? addressKey(value) : undefined;
  const words = {
    name: nameWords(value),
    address: street === undefined ? nameWords(value) : [street, zipOf(value) ?? ''],
    'birth-date': [],
    ssn: [],
    employer: nameWords(value),
    phone: [value.replaceAll(/\D/g, '').slice(-10)],
    'deceased-alert': nameWords(value),
    'fraud-alert': nameWords(value),
    'other-alert': nameWords(value),
  } as const satisfies Readonly<Record<PersonalDetail, readonly string[]>>;
  return ['per', detail, ...words[detail]].join('|');
}

const ADDRESS_KEY = /^per\|address\|(\d+[A-Z]?\|[A-Z0-9]{1,4})\|(\d{5})?$/;

/** House and street of an address by its key, as `addressKey` reads them from a text; undefined for what has no house. */
export function houseOfKey(lineKey: string): string | undefined {
  return ADDRESS_KEY.exec(lineKey)?.[1];
}

/** True for keys of addresses that can be one place: the same house and street, and no ZIP code that differs. */
export function isSamePlace(a: string, b: string): boolean {
  const [one, other] = [ADDRESS_KEY.exec(a), ADDRESS_KEY.exec(b)];
  return one !== null && other !== null && one[1] === other[1] && (one[2] ?? other[2]) === (other[2] ?? one[2]);
}

/** True when two lines, by the rows they print, say the same of the person. */
export function isSameDetail(a: PrintedRows, b: PrintedRows): boolean {
  const [one, other] = [detailOf(a), detailOf(b)];
  const [value, otherValue] = [a[0]?.value ?? '', b[0]?.value ?? ''];
  if (one === undefined || one !== other) return false;
  return one === 'birth-date' || one === 'ssn' ? value === otherValue : personalKey(one, value) === personalKey(one, otherValue);
}

const NAME_LINES = 'identity/names/';
const NAME_KINDS = { primary: undefined, aka: 'Other name', former: 'Former name', spouse: undefined } as const;

function identityLines({ bureau, identity }: BureauFile): PersonalLine[] {
  const make = lineMaker(bureau);
  const ssns = [identity.ssnLast4, ...(identity.ssnVariants ?? [])];
  return [
    ...identity.names.flatMap((name, at) =>
      isOthers(name) || name.kind === 'spouse' ? [] : make('name', `${NAME_LINES}${at}`, name.full, [['Listed as', NAME_KINDS[name.kind]]]),
    ),
    ...identity.addresses.flatMap((address, at) =>
      isOthers(address)
        ? []
        : make('address', `identity/addresses/${at}`, addressText(address), [
            ['Listed as', address.kind === 'current' ? 'Current address' : 'Previous address'],
            ['First reported', dateWords(address.firstReported)],
            ['Last reported', dateWords(address.lastReported)],
          ]),
    ),
    ...identity.dobs.flatMap((dob, at) => make('birth-date', `identity/dobs/${at}`, formatPartialDate(dob))),
    ...ssns.flatMap((last4, at) => make('ssn', at === 0 ? 'identity/ssnLast4' : `identity/ssnVariants/${at - 1}`, last4 ?? '')),
    ...identity.employers.flatMap(({ name, reported }, at) =>
      make('employer', `identity/employers/${at}`, name, [['Reported', dateWords(reported)]]),
    ),
    ...identity.phones.flatMap((phone, at) => make('phone', `identity/phones/${at}`, phone)),
  ];
}

const ALERT_DETAILS: Readonly<Record<Alert['kind'], PersonalDetail | null>> = {
  deceased: 'deceased-alert',
  'initial-fraud': 'fraud-alert',
  'extended-fraud': 'fraud-alert',
  'active-duty': 'fraud-alert',
  freeze: null,
  'ssn-mismatch': 'other-alert',
  'address-mismatch': 'other-alert',
  ofac: 'other-alert',
  other: 'other-alert',
};

function alertLine(bureau: Bureau, alert: Alert, at: number): PersonalLine[] {
  const detail = ALERT_DETAILS[alert.kind];
  if (detail === null || isOthers(alert)) return [];
  return lineMaker(bureau)(detail, `alerts/${at}`, alert.text);
}

type Rows = readonly (readonly [label: string, value: string | undefined])[];

const lineMaker =
  (bureau: Bureau) =>
  (detail: PersonalDetail, lineId: string, value: string, more: Rows = []): PersonalLine[] => {
    const text = value.replaceAll(/\s+/gu, ' ').trim();
    if (text === '') return [];
    return [
      {
        kind: 'personal-information',
        detail,
        value: text,
        lineId,
        bureau,
        lineKey: personalKey(detail, text),
        heading: headingOf(detail, text),
        accountNumberMasked: null,
        reported: [
          { label: DETAIL_LABELS[detail], value: text },
          ...more.flatMap(([label, one]) => (one === undefined ? [] : [{ label, value: one }])),
        ],
      },
    ];
  };

const LONGEST_HEADING = 140;

function headingOf(detail: PersonalDetail, value: string): string {
  if (detail === 'ssn') return `Social Security number ending in ${value}`;
  const heading = `${DETAIL_LABELS[detail]}: ${value}`;
  return heading.length > LONGEST_HEADING ? `${heading.slice(0, LONGEST_HEADING - 1)}…` : heading;
}

function isOthers({ owner }: { readonly owner?: LineOwner }): boolean {
  return owner === 'other';
}

function dateWords(date: PartialDate | undefined): string | undefined {
  return date && formatPartialDate(date);
}
