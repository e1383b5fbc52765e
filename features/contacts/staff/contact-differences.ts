// Values of the contact form as text, for the comparison with what someone else saved.
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { ContactView } from '../contract.ts';
import type { CustomField } from '../../contact-fields/contract.ts';
import { type Category, CATEGORY_LABELS } from '../rules/stages.ts';
import { maskSsn, splitTags, type ContactField } from './contact-form.ts';
import { zoneLabel } from '../rules/time-zones.ts';

export interface Names {
  readonly ownerOf: (id: string) => string | undefined;
  readonly locationOf: (id: string) => string | undefined;
  readonly personOf: (id: string) => string | undefined;
}

/** The part of a saved SSN or date of birth that is shown at all: the form itself never holds it. */
export function maskedOf(field: ContactField, saved: ContactView | undefined): string | undefined {
  if (field === 'ssn') return saved?.ssnMasked ?? '';
  return field === 'dateOfBirth' ? (saved?.dateOfBirthMasked ?? '') : undefined;
}

export function inWords(field: ContactField, value: string, fields: readonly CustomField[], names: Names): string {
  if (value === '') return '';
  switch (field) {
    case 'category':
      return CATEGORY_LABELS[value as Category];
    case 'ownerId':
      return names.ownerOf(value) ?? 'someone else';
    case 'locationId':
      return names.locationOf(value) ?? 'another place';
    case 'referrerId':
      return names.personOf(value) ?? 'another person';
    case 'followUpOn':
    case 'dateOfBirth':
      return formatDate(value);
    case 'ssn':
      return maskSsn(value);
    case 'tags':
      return splitTags(value).join(', ');
    case 'timeZone':
      return zoneLabel(value);
    case 'language':
      return value === 'es' ? 'Spanish' : 'English';
    default:
      return ofOwnField(value, fields.find(({ id }) => `custom.${id}` === field)?.kind);
  }
}

function ofOwnField(value: string, kind: CustomField['kind'] | undefined): string {
  if (kind === 'yes-no') return value === 'true' ? 'Yes' : 'No';
  return kind === 'date' ? formatDate(value) : value;
}
