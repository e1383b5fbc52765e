import { defineFeature } from '../../../platform/server/feature.ts';
import { recipientsActivities } from '../activities.ts';
import { recipientsContract } from '../contract.ts';
import { addAddress } from './operations/add-address.ts';
import { addFound } from './operations/add-found.ts';
import { addName } from './operations/add-name.ts';
import { changeAddress } from './operations/change-address.ts';
import { change } from './operations/change.ts';
import { count } from './operations/count.ts';
import { create } from './operations/create.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { markReturned } from './operations/mark-returned.ts';
import { merge } from './operations/merge.ts';
import { removeAddress } from './operations/remove-address.ts';
import { removeName } from './operations/remove-name.ts';
import { remove } from './operations/remove.ts';
import { replaceAddress } from './operations/replace-address.ts';
import { restoreAddress } from './operations/restore-address.ts';
import { restore } from './operations/restore.ts';
import { suggestFromReports } from './operations/suggest-from-reports.ts';
import { undoMerge } from './operations/undo-merge.ts';
import { undoReturned } from './operations/undo-returned.ts';
import { undoVerification } from './operations/undo-verification.ts';
import { verifyAddress } from './operations/verify-address.ts';
import { SHIP_RECIPIENTS } from './ship-recipients.ts';

export const recipientsFeature = defineFeature({
  name: 'recipients',
  contract: recipientsContract,
  activities: recipientsActivities,
  operations: {
    list,
    count,
    get,
    create,
    change,
    remove,
    restore,
    addName,
    removeName,
    addAddress,
    changeAddress,
    verifyAddress,
    undoVerification,
    markReturned,
    undoReturned,
    replaceAddress,
    removeAddress,
    restoreAddress,
    merge,
    undoMerge,
    suggestFromReports,
    addFound,
  },
  dataSteps: [SHIP_RECIPIENTS],
});
