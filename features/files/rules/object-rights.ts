// Who may do what with an object, from its name and the person's rights of this moment.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Permission } from '../../../platform/base/endpoint.ts';
import { KEPT_KINDS, type KeptKind } from './file-kinds.ts';
import { RECORD_PURPOSES, type Place, type RecordPurpose } from './object-names.ts';

export interface FilePerson {
  readonly kind: 'staff' | 'client';
  readonly userId: string;
  /** Set for clients: the only contact they may see. */
  readonly contactId: string | null;
  readonly may: (permission: string) => boolean;
}
/** 'write' makes or replaces the bytes or changes the metadata. */
export type FileAction = 'read' | 'write' | 'remove';

const STAFF_RIGHTS: Readonly<Record<FileAction, Permission>> = { read: 'files:view', write: 'files:upload', remove: 'files:delete' };
const CLIENT_RIGHTS: Readonly<Record<FileAction, Permission>> = {
  read: 'files:view-own',
  write: 'files:upload-own',
  remove: 'files:upload-own',
};
/** An original report names the whole SSN, so it takes more than the right to see what was read of it. */
const RECORD_RIGHTS: Readonly<Record<RecordPurpose, Permission>> = {
  'credit-report': 'credit-reports:download-original',
  letter: 'letters:view',
  'print-batch': 'letters:print',
};

export const NO_SUCH_FILE = refuse('files.notFound', 'There is no such file.');
export const NOT_YOURS = refuse('files.notAllowed', 'You do not have permission to do this with files. Ask the owner of the office.');
const OF_A_RECORD = refuse('files.notAllowed', 'Files of this kind are made by the program and cannot be uploaded or changed.');
const KEPT = refuse('files.kept', 'This file is kept with the record it belongs to.');
const BY_THE_OFFICE = refuse('files.notAllowed', 'This file was added by the office.');
const NO_PLACE = refuse('files.notAllowed', 'Files are kept under contacts/… or staff/….');

/** Undefined when `person` may do `action` at `place`. What is not theirs to know of, clients are told is not there. */
export function judgeObject(person: FilePerson, place: Place, action: FileAction): Refusal | undefined {
  if (person.kind === 'client') {
    if (place.kind !== 'contact' || place.contactId !== person.contactId) return NO_SUCH_FILE;
    return person.may(CLIENT_RIGHTS[action]) ? undefined : NOT_YOURS;
  }
  if (place.kind === 'record') {
    if (!person.may(RECORD_RIGHTS[place.purpose])) return NOT_YOURS;
    if (action === 'remove') return KEPT;
    return action === 'read' ? undefined : OF_A_RECORD;
  }
  if (!person.may(STAFF_RIGHTS[action])) return NOT_YOURS;
  if (place.kind === 'elsewhere') return action === 'write' ? NO_PLACE : NO_SUCH_FILE;
  return undefined;
}

/** Undefined when `person` may replace, change or delete a file that `createdBy` put there: clients only what they sent themselves. */
export function judgeExisting(person: FilePerson, createdBy: string | null): Refusal | undefined {
  return person.kind === 'staff' || createdBy === person.userId ? undefined : BY_THE_OFFICE;
}

/** Beginnings of the names `person` may see in a list; none when they may see nothing. */
export function visiblePrefixes(person: FilePerson): readonly string[] {
  if (person.kind === 'client') return person.contactId !== null && person.may(CLIENT_RIGHTS.read) ? [`contacts/${person.contactId}/`] : [];
  if (!person.may(STAFF_RIGHTS.read)) return [];
  const records = RECORD_PURPOSES.filter((purpose) => person.may(RECORD_RIGHTS[purpose])).map((purpose) => `${purpose}/`);
  return ['contacts/', 'staff/', ...records];
}

/** The files that other features keep for contacts and that `person` may open. */
export function keptKindsFor(person: Pick<FilePerson, 'may'>): readonly KeptKind[] {
  return KEPT_KINDS.filter((kind) => person.may(RECORD_RIGHTS[kind]));
}
