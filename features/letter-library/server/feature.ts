import { defineFeature } from '../../../platform/server/feature.ts';
import { letterLibraryActivities } from '../activities.ts';
import { letterLibraryContract } from '../contract.ts';
import { SHIPPED_LETTERS } from '../rules/library-letter.ts';
import { activateLetter } from './operations/activate-letter.ts';
import { addFavorite } from './operations/add-favorite.ts';
import { compare } from './operations/compare.ts';
import { clientValues } from './operations/client-values.ts';
import { copyLetter } from './operations/copy-letter.ts';
import { deactivateLetter } from './operations/deactivate-letter.ts';
import { discardDraft } from './operations/discard-draft.ts';
import { draftLetter } from './operations/draft-letter.ts';
import { getLetter } from './operations/get-letter.ts';
import { listLetters } from './operations/list-letters.ts';
import { listUses } from './operations/list-uses.ts';
import { listVersions } from './operations/list-versions.ts';
import { list } from './operations/list.ts';
import { markLetter } from './operations/mark-letter.ts';
import { prepareLetter } from './operations/prepare-letter.ts';
import { preview } from './operations/preview.ts';
import { publish } from './operations/publish.ts';
import { removeFavorite } from './operations/remove-favorite.ts';
import { removeLetter } from './operations/remove-letter.ts';
import { restoreDefault } from './operations/restore-default.ts';
import { restoreLetter } from './operations/restore-letter.ts';
import { sampleLetter } from './operations/sample-letter.ts';
import { saveDraft } from './operations/save-draft.ts';
import { unmarkLetter } from './operations/unmark-letter.ts';
import { writeLetter } from './operations/write-letter.ts';
import { shipLetters } from './ship-letters.ts';

export const letterLibraryFeature = defineFeature({
  name: 'letterLibrary',
  rightsOf: 'letters',
  contract: letterLibraryContract,
  activities: letterLibraryActivities,
  operations: {
    list,
    preview,
    addFavorite,
    removeFavorite,
    listLetters,
    getLetter,
    listVersions,
    compare,
    listUses,
    copyLetter,
    saveDraft,
    publish,
    discardDraft,
    restoreDefault,
    deactivateLetter,
    activateLetter,
    removeLetter,
    restoreLetter,
    markLetter,
    unmarkLetter,
    clientValues,
    sampleLetter,
    draftLetter,
    prepareLetter,
    writeLetter,
  },
  // The letters of the program are there before the server accepts the first request.
  routes: (app, { transaction, clock }) =>
    void app.addHook('onReady', () => transaction((tx) => shipLetters(tx, SHIPPED_LETTERS, clock()))),
});
