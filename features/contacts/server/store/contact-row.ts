// A contact as the record store reads it.
import type { Row } from '../../../../platform/server/database/open-database.ts';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { CustomValues } from '../../../contact-fields/rules/custom-fields.ts';
import type { HoldKind } from '../../rules/holds.ts';
import type { Category, Stage, Urgency } from '../../rules/stages.ts';

/** Columns stored as JSON. */
export interface Stated {
  readonly custom: CustomValues;
}
export const COLUMNS = [
  'id',
  'version',
  'name',
  'category',
  'stage',
  'stageSince',
  'urgency',
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'company',
  'email',
  'emailBy',
  'emailClaimed',
  'phone',
  'phoneHome',
  'phoneWork',
  'language',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'timeZone',
  'source',
  'referrerId',
  'spouseId',
  'ownerId',
  'locationId',
  'tags',
  'followUpOn',
  'custom',
  'ssnLast4',
  'birthYear',
  'firstContactedAt',
  'lastContactedAt',
  'convertedAt',
  'lostReason',
  'onHoldSince',
  'holdKind',
  'holdReason',
  'holdUntil',
  'archivedAt',
  'mergedInto',
  'importId',
  'createdAt',
  'updatedAt',
] as const;

/** What people type about a contact, already normalized. */
export interface ContactFields {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly suffix: string | null;
  readonly company: string | null;
  readonly category: Category;
  readonly urgency: Urgency | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneHome: string | null;
  readonly phoneWork: string | null;
  readonly language: 'en' | 'es';
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  /** Chosen by someone; null follows the address. */
  readonly timeZone: string | null;
  readonly source: string | null;
  readonly referrerId: string | null;
  readonly ownerId: string | null;
  readonly locationId: string | null;
  readonly tags: readonly string[];
  readonly followUpOn: CivilDate | null;
  readonly custom: CustomValues;
}
export interface Contact extends ContactFields {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly stage: Stage | null;
  readonly stageSince: Date | null;
  readonly spouseId: string | null;
  /** Who on the staff entered the email address; null for the person themself, or where it is not known. */
  readonly emailBy: string | null;
  /** A visitor of a web form added the address to a record that was already here. */
  readonly emailClaimed: boolean;
  readonly ssnLast4: string | null;
  readonly birthYear: number | null;
  readonly firstContactedAt: Date | null;
  readonly lastContactedAt: Date | null;
  readonly convertedAt: Date | null;
  readonly lostReason: string | null;
  readonly onHoldSince: Date | null;
  readonly holdKind: HoldKind | null;
  readonly holdReason: string | null;
  readonly holdUntil: CivilDate | null;
  readonly archivedAt: Date | null;
  readonly mergedInto: string | null;
  readonly importId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export function asContact(row: Pick<Row<'contacts'>, (typeof COLUMNS)[number]> & Stated): Contact {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    category: row.category,
    stage: row.stage,
    stageSince: row.stageSince,
    urgency: row.urgency,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    suffix: row.suffix,
    company: row.company,
    email: row.email,
    emailBy: row.emailBy,
    emailClaimed: row.emailClaimed,
    phone: row.phone,
    phoneHome: row.phoneHome,
    phoneWork: row.phoneWork,
    language: row.language,
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    timeZone: row.timeZone,
    source: row.source,
    referrerId: row.referrerId,
    spouseId: row.spouseId,
    ownerId: row.ownerId,
    locationId: row.locationId,
    tags: row.tags,
    followUpOn: row.followUpOn,
    custom: row.custom,
    ssnLast4: row.ssnLast4,
    birthYear: row.birthYear,
    firstContactedAt: row.firstContactedAt,
    lastContactedAt: row.lastContactedAt,
    convertedAt: row.convertedAt,
    lostReason: row.lostReason,
    onHoldSince: row.onHoldSince,
    holdKind: row.holdKind,
    holdReason: row.holdReason,
    holdUntil: row.holdUntil,
    archivedAt: row.archivedAt,
    mergedInto: row.mergedInto,
    importId: row.importId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
