import type { Feature } from '../../../platform/server/feature.ts';
import { agreementsContract } from '../contract.ts';
import { list } from './operations/list.ts';
import { record } from './operations/record.ts';
import { correct } from './operations/correct.ts';
import { cancelNotice } from './operations/cancel-notice.ts';
import { undoCancel } from './operations/undo-cancel.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';

export const agreementsFeature: Feature<typeof agreementsContract> = {
  name: 'agreements',
  contract: agreementsContract,
  operations: { list, record, correct, cancelNotice, undoCancel, remove, restore },
};
