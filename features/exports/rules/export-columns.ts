// What may leave the office as a file, column by column. Of the identity only what screens show: a masked number and a year.
import { US_STATES } from '../../contacts/rules/us-states.ts';

/** One contact as the store reads it for a file. */
export interface ExportedContact {
  readonly id: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly suffix: string | null;
  readonly company: string | null;
  readonly category: string;
  readonly stage: string | null;
  readonly urgency: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneHome: string | null;
  readonly phoneWork: string | null;
  readonly language: string;
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly source: string | null;
  readonly ownerName: string | null;
  readonly tags: readonly string[];
  readonly followUpOn: string | null;
  readonly ssnLast4: string | null;
  readonly birthYear: number | null;
  /** Instants as the database writes them. */
  readonly createdAt: string;
  readonly lastContactedAt: string | null;
}
interface Column {
  readonly head: string;
  readonly cell: (contact: ExportedContact) => string;
}

/** The heads are those that an import recognizes. */
const COLUMNS = {
  id: { head: 'Redress ID', cell: (c) => c.id },
  firstName: { head: 'First name', cell: (c) => c.firstName },
  middleName: { head: 'Middle name', cell: (c) => c.middleName ?? '' },
  lastName: { head: 'Last name', cell: (c) => c.lastName },
  suffix: { head: 'Suffix', cell: (c) => c.suffix ?? '' },
  company: { head: 'Company', cell: (c) => c.company ?? '' },
  category: { head: 'Category', cell: (c) => c.category },
  stage: { head: 'Stage', cell: (c) => c.stage ?? '' },
  urgency: { head: 'Urgency', cell: (c) => c.urgency ?? '' },
  email: { head: 'Email', cell: (c) => c.email ?? '' },
  phone: { head: 'Phone', cell: (c) => writePhone(c.phone) },
  phoneHome: { head: 'Home phone', cell: (c) => writePhone(c.phoneHome) },
  phoneWork: { head: 'Work phone', cell: (c) => writePhone(c.phoneWork) },
  language: { head: 'Language', cell: (c) => c.language },
  addressLine1: { head: 'Address', cell: (c) => c.addressLine1 ?? '' },
  addressLine2: { head: 'Address 2', cell: (c) => c.addressLine2 ?? '' },
  city: { head: 'City', cell: (c) => c.city ?? '' },
  state: { head: 'State', cell: (c) => US_STATES.find((s) => s.code === c.state)?.code ?? '' },
  zip: { head: 'ZIP', cell: (c) => c.zip ?? '' },
  source: { head: 'Source', cell: (c) => c.source ?? '' },
  owner: { head: 'Owner', cell: (c) => c.ownerName ?? '' },
  tags: { head: 'Tags', cell: (c) => c.tags.join(', ') },
  followUpOn: { head: 'Follow-up', cell: (c) => c.followUpOn ?? '' },
  ssnMasked: { head: 'SSN masked', cell: (c) => (c.ssnLast4 === null ? '' : `••••${c.ssnLast4}`) },
  birthYear: { head: 'Birth year', cell: (c) => (c.birthYear === null ? '' : String(c.birthYear)) },
  createdAt: { head: 'Added', cell: (c) => writeInstant(c.createdAt) },
  lastContactedAt: { head: 'Last contact', cell: (c) => writeInstant(c.lastContactedAt) },
} as const satisfies Record<string, Column>;
export type ExportColumn = keyof typeof COLUMNS;

export const EXPORT_COLUMNS = Object.keys(COLUMNS) as [ExportColumn, ...ExportColumn[]];
/** Chosen unless someone chooses otherwise. */
export const USUAL_COLUMNS: readonly ExportColumn[] = [
  'firstName',
  'lastName',
  'company',
  'category',
  'stage',
  'email',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'source',
  'owner',
  'tags',
  'followUpOn',
  'createdAt',
];

export function headOf(column: ExportColumn): string {
  return COLUMNS[column].head;
}

/** The cells of a contact, in the order of `columns`. */
export function writeCells(contact: ExportedContact, columns: readonly ExportColumn[]): string[] {
  return columns.map((column) => COLUMNS[column].cell(contact));
}

/** '(419) 555-0147': a number that begins with '+' would be a formula. */
function writePhone(phone: string | null): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone ?? '') ?? [];
  return area === undefined ? (phone ?? '') : `(${area}) ${exchange}-${line}`;
}

function writeInstant(at: string | null): string {
  return at === null ? '' : new Date(at).toISOString();
}
