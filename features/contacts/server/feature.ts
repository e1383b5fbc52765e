import { defineFeature } from '../../../platform/server/feature.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { contactsActivities } from '../activities.ts';
import { contactsContract } from '../contract.ts';
import { addAddress } from './operations/add-address.ts';
import { addOtherName } from './operations/add-other-name.ts';
import { addNote } from './operations/add-note.ts';
import { archive } from './operations/archive.ts';
import { chooseOwnLanguage } from './operations/choose-own-language.ts';
import { changeNote } from './operations/change-note.ts';
import { create } from './operations/create.ts';
import { findSimilar } from './operations/find-similar.ts';
import { get } from './operations/get.ts';
import { linkSpouse } from './operations/link-spouse.ts';
import { listChoices } from './operations/list-choices.ts';
import { listConsents } from './operations/list-consents.ts';
import { listNotes } from './operations/list-notes.ts';
import { recordConsent } from './operations/record-consent.ts';
import { removeAddress } from './operations/remove-address.ts';
import { removeOtherName } from './operations/remove-other-name.ts';
import { removeNote } from './operations/remove-note.ts';
import { restore } from './operations/restore.ts';
import { restoreNote } from './operations/restore-note.ts';
import { revealIdentity } from './operations/reveal-identity.ts';
import { search } from './operations/search.ts';
import { update } from './operations/update.ts';
import { identityNeeds } from './identity-needs.ts';
import { missingFacet } from './missing-facet.ts';
import { CONTACT_ROWS_FOLLOW } from './store/merge.ts';
import { CONTACT_REBUILDS } from './rebuild.ts';
import { SEAL_NOTES } from './store/notes.ts';
import { CONTACTS_RETENTION } from './store/retention.ts';

export const contactsFeature = defineFeature({
  name: 'contacts',
  contract: contactsContract,
  views: ['contact_names', 'contact_heads', 'contact_records', 'contact_keys', 'contact_stage_times'],
  dataSteps: [SEAL_NOTES],
  maintenance: CONTACT_REBUILDS,
  sealedAs: { 'contacts.birth_sealed': { name: 'date_of_birth' } },
  activities: contactsActivities,
  needs: [identityNeeds],
  operations: {
    search,
    findSimilar,
    get,
    create,
    update,
    archive,
    restore,
    chooseOwnLanguage,
    revealIdentity,
    recordConsent,
    listConsents,
    linkSpouse,
    addAddress,
    removeAddress,
    addOtherName,
    removeOtherName,
    listChoices,
    listNotes,
    addNote,
    changeNote,
    removeNote,
    restoreNote,
  },
  facets: [missingFacet],
  retention: CONTACTS_RETENTION,
  follows: [CONTACT_ROWS_FOLLOW, rowsFollow('stageStays', 'contact_stage_stays')],
});
