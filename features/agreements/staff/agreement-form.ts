// The form of an agreement as text, and how it reads beside a colleague's version.
import type { Values } from '../../../platform/web/form/form-state.ts';
import { readKeptDraft } from '../../../platform/web/form/kept-draft.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { HOW_SIGNED, type Agreement } from '../contract.ts';
import { HOW_WORDS } from '../rules/agreement-words.ts';
import { FOUND, FOUND_WORDS } from '../../contacts/rules/found.ts';

export const AGREEMENT_LABELS = {
  signedOn: 'Signed on',
  disclosureGivenOn: 'Federal statement given on',
  how: 'How it was signed',
  note: 'Note',
  found: 'How the client was found',
  scanName: 'File name of the scan',
  attestedBy: 'Who saw the signed agreement',
  reason: 'Reason',
} as const;
export const FOUND_CHOICES = { '': 'Not recorded', ...FOUND_WORDS } as const;
export type AgreementField = keyof typeof AGREEMENT_LABELS;

/** Where the browser keeps what is typed about a record, or about a new one. */
export const draftKey = (contactId: string, of: Agreement | undefined): string => `agreement:${contactId}:${of?.id ?? 'new'}`;

export function isKept(contactId: string, of: Agreement | undefined): boolean {
  return readKeptDraft(draftKey(contactId, of), Object.keys(AGREEMENT_LABELS)) !== undefined;
}

export function fillAgreement(saved: Agreement | undefined): Values<AgreementField> {
  const { signedOn = officeToday(), disclosureGivenOn = '', how = 'paper', note, found, scanName } = saved ?? {};
  return {
    signedOn,
    disclosureGivenOn,
    how,
    note: note ?? '',
    found: found ?? '',
    scanName: scanName ?? '',
    attestedBy: saved?.attestedBy ?? '',
    reason: '',
  };
}

export function inputOfAgreement({ signedOn, disclosureGivenOn, how, note, found, scanName }: Values<AgreementField>) {
  return {
    signedOn,
    disclosureGivenOn,
    how: howOf(how) ?? ('paper' as const),
    note: note === '' ? null : note,
    found: foundOf(found) ?? null,
    scanName: scanName === '' ? null : scanName,
  };
}

export function showAgreement(field: AgreementField, value: string): string {
  const how = howOf(value);
  if (field === 'how') return how ? HOW_WORDS[how] : value;
  if (field === 'found') return FOUND_CHOICES[foundOf(value) ?? ''];
  return field === 'signedOn' || field === 'disclosureGivenOn' ? formatDate(value) : value;
}

const foundOf = (value: string) => FOUND.find((one) => one === value);
const howOf = (value: string) => HOW_SIGNED.find((one) => one === value);
