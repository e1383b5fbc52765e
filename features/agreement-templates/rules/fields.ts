// What an agreement may name: the closed list of fields, lists and conditions, each with what its chip shows and an invented value.
import type { Catalogue, CatalogueField } from '../../../platform/base/document/catalogue.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import { CONTRACT_STATUTES, filledStatute, STATUTORY_TEXTS } from './statutory-texts.ts';

const FIELDS = {
  'client.name': ['Name of the client', 'Jordan Rivera'],
  'client.address': ['Address of the client', '12 Oak Street\nToledo, OH 43604'],
  'client.email': ['Email of the client', 'jordan@example.com'],
  'client.phone': ['Phone of the client', '(419) 555-0147'],
  'office.name': ['Name of the office', 'Clear Path Credit'],
  'office.address': ['Business address of the office', '400 Main Street\nToledo, OH 43604'],
  'office.phone': ['Phone of the office', '(419) 555-0100'],
  'office.email': ['Email of the office', 'office@example.com'],
  'agreement.date': ['Date of the agreement', 'November 3, 2026'],
  'agreement.total': ['Total paid to the office', '$450.00'],
  'agreement.otherPayments': ['Payments to others', 'None'],
  'agreement.totalOfAll': ['Total of all payments', '$450.00'],
  'agreement.feePlan': ['Fee plan', 'Each service is paid after it has been fully performed.'],
  'agreement.period': ['Length of the agreement', '180 days'],
  'agreement.endDate': ['Last day of the agreement', 'May 2, 2027'],
  'agreement.guarantees': ['Guarantees', 'None'],
  'agreement.cancelThrough': ['Last day to cancel without reason', 'November 6, 2026'],
  'agreement.state': ['State of the client', 'Ohio'],
} as const satisfies Readonly<Record<string, readonly [label: string, sample: string]>>;

const SERVICE_FIELDS = {
  'service.name': ['Name of the service', 'First dispute round'],
  'service.description': [
    'Description of the service',
    'We review your three reports with you, prepare one letter to each bureau, mail them, and explain the answers.',
  ],
  'service.fee': ['Fee of the service', '$150.00'],
  'service.due': ['When its fee is due', 'After the answers of the bureaus have been explained to you'],
} as const satisfies Readonly<Record<string, readonly [label: string, sample: string]>>;

const CONDITIONS = {
  'has.guarantees': ['there are guarantees', 'there are no guarantees'],
  'has.otherPayments': ['there are payments to others', 'there are no payments to others'],
  'has.clientEmail': ['the client has an email address', 'the client has no email address'],
  'has.clientPhone': ['the client has a phone', 'the client has no phone'],
  'has.officeEmail': ['the office has an email address', 'the office has no email address'],
  'has.officePhone': ['the office has a phone', 'the office has no phone'],
} as const satisfies Readonly<Record<string, readonly [label: string, notLabel: string]>>;

export type AgreementField = keyof typeof FIELDS;
export type ServiceField = keyof typeof SERVICE_FIELDS;
export type FactCondition = keyof typeof CONDITIONS;

const listed = (fields: Readonly<Record<string, readonly [label: string, sample: string]>>): readonly CatalogueField[] =>
  Object.entries(fields).map(([id, [label, sample]]) => ({ id, label, sample }));

/** The condition that the client lives in a state: 'state.CA'. */
export const stateCondition = (code: string): string => `state.${code}`;

export const AGREEMENT_CATALOGUE: Catalogue = {
  fields: listed(FIELDS),
  lists: [{ id: 'services', label: 'each service', fields: listed(SERVICE_FIELDS) }],
  conditions: [
    ...Object.entries(CONDITIONS).map(([id, [label, notLabel]]) => ({ id, label, notLabel })),
    ...US_STATES.map(({ code, name }) => ({
      id: stateCondition(code),
      label: `the client lives in ${name}`,
      notLabel: `the client does not live in ${name}`,
    })),
  ],
  statutes: CONTRACT_STATUTES.map((id) => {
    const { name, citation } = STATUTORY_TEXTS[id];
    return { id, name, citation, ...filledStatute(id) };
  }),
};
