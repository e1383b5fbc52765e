import { defineFeature } from '../../../platform/server/feature.ts';
import { agreementTemplatesActivities } from '../activities.ts';
import { agreementTemplatesContract } from '../contract.ts';
import { compare } from './operations/compare.ts';
import { create } from './operations/create.ts';
import { get } from './operations/get.ts';
import { listVersions } from './operations/list-versions.ts';
import { list } from './operations/list.ts';
import { previewPdf } from './operations/preview-pdf.ts';
import { preview } from './operations/preview.ts';
import { publish } from './operations/publish.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { saveDraft } from './operations/save-draft.ts';
import { SHIP_TEMPLATES } from './ship-templates.ts';

export const agreementTemplatesFeature = defineFeature({
  name: 'agreementTemplates',
  contract: agreementTemplatesContract,
  activities: agreementTemplatesActivities,
  operations: { list, get, create, saveDraft, publish, listVersions, compare, remove, restore, preview, previewPdf },
  dataSteps: [SHIP_TEMPLATES],
});
