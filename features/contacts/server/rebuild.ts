// What is kept of contacts so that they are found, and can be computed again.
import type { MaintenanceTask } from '../../../platform/server/maintenance.ts';
import { countAll, indexSsns, relearnWords } from './store/rebuild.ts';

export const CONTACT_REBUILDS: readonly MaintenanceTask[] = [
  {
    key: 'contacts.words',
    name: 'Rebuild search words',
    about: 'The words of all names, by which a search forgives typing errors. Words that are missing are added.',
    count: countAll,
    step: ({ db }, place) => relearnWords(db, place),
  },
  {
    key: 'contacts.ssnIndex',
    name: 'Rebuild the Social Security number index',
    about: 'The keyed fingerprint by which duplicates are found. It is made again from the sealed numbers, which no one sees.',
    count: countAll,
    step: ({ db, sealer }, place) => indexSsns(db, sealer, place),
  },
];
