// What the office asks of a mail service. One client implements it (print-client.ts); what goes wrong is a value.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Asked, Found } from '../../../platform/server/effects/effect.ts';
import type { AddressParts } from '../rules/address-parts.ts';
import type { MailOptions } from '../rules/mail-options.ts';

export interface LetterToSend {
  /** Names it at the service, the same at each attempt. */
  readonly key: string;
  readonly letterId: string;
  readonly to: AddressParts;
  readonly from: AddressParts;
  readonly pdf: Uint8Array;
  readonly options: MailOptions;
}
/** What the service says of a letter it has. */
export interface AcceptedLetter {
  readonly trackingNumber: string | null;
  readonly expectedOn: CivilDate | null;
}
/** Where a letter was seen, in the order it travels. */
export const TRACK_KINDS = ['mailed', 'in-transit', 'out-for-delivery', 'delivered', 'returned', 'failed'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];
export interface TrackEvent {
  /** The service's own id; the same event comes again under the same one. */
  readonly id: string;
  readonly kind: TrackKind;
  readonly at: Date;
}

export interface AskedWhen {
  readonly first: Date;
  readonly last: Date;
  readonly now: Date;
  /** A person looked at the service and decided that its list is right. */
  readonly believesList: boolean;
}

export interface MailService {
  /** Its key is one for tests: nothing is printed. */
  readonly isTest: boolean;
  readonly send: (letter: LetterToSend) => Promise<Asked<AcceptedLetter>>;
  /** Looks for a letter by our key. */
  readonly find: (key: string, asked: AskedWhen) => Promise<Found<AcceptedLetter>>;
  /** Cents of credit, or a sentence that says why they are not known. */
  readonly balance: () => Promise<number | string>;
  /** What became of a letter, by the service's name of it; a sentence where it does not answer. */
  readonly track: (serviceRef: string) => Promise<readonly TrackEvent[] | string>;
}
