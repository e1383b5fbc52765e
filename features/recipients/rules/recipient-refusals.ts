// Why no letter goes to a recipient, and what to do about it. Letters declare these, too.
import { formatLongCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { RefusalDeclaration } from '../../../platform/base/endpoint.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { sharedRefusal } from '../../../platform/base/shared-refusal.ts';
import { purposeWords, type AddressPurpose } from './recipient-kinds.ts';

export const recipientNotFound = sharedRefusal(
  'recipients.notFound',
  { status: 404, when: 'There is no such recipient, or it was removed.' },
  'There is no such recipient, or it was removed. Look for it under Recipients.',
);

/** For the contracts of what sends letters. */
export const ADDRESS_REFUSALS = {
  'recipients.noAddress': { status: 422, when: 'The recipient has no address for such a letter.' },
  'recipients.addressNotVerified': { status: 422, when: 'No one has verified the address for such a letter.' },
  'recipients.mailReturned': { status: 422, when: 'Mail to the address for such a letter came back.' },
} as const satisfies Readonly<Record<string, RefusalDeclaration>>;

interface Asked {
  readonly name: string;
  readonly purpose: AddressPurpose;
}

export const noAddress = ({ name, purpose }: Asked): Refusal =>
  refuse(
    'recipients.noAddress',
    purpose === 'billing-errors'
      ? `${name} has no address for billing errors. Take it from a statement of the account and add it under Recipients: notices sent elsewhere do not count.`
      : `${name} has no address for ${purposeWords(purpose)}. Add one under Recipients.`,
    purpose === 'billing-errors' ? { citation: '15 U.S.C. 1666(a)' } : {},
  );

export const addressNotVerified = ({ name, purpose }: Asked, address: string): Refusal =>
  refuse(
    'recipients.addressNotVerified',
    `The address of ${name} for ${purposeWords(purpose)} (${address}) was not verified. Check it and verify it under Recipients.`,
  );

export const mailReturned = ({ name, purpose }: Asked, address: string, on: CivilDate): Refusal =>
  refuse(
    'recipients.mailReturned',
    `Mail to ${name} for ${purposeWords(purpose)} (${address}) came back on ${formatLongCivilDate(on)}. Replace the address under Recipients, or verify it again.`,
  );
