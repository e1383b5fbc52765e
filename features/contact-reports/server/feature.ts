import { defineFeature } from '../../../platform/server/feature.ts';
import { contactReportsActivities } from '../activities.ts';
import { contactReportsContract } from '../contract.ts';
import { contactReportFacets } from './facets.ts';
import { exportSegment } from './operations/export-segment.ts';
import { getMyPapers } from './operations/get-my-papers.ts';
import { makeCaseFile } from './operations/make-case-file.ts';
import { items } from './operations/items.ts';
import { pdf } from './operations/pdf.ts';
import { progress } from './operations/progress.ts';

export const contactReportsFeature = defineFeature({
  name: 'contactReports',
  contract: contactReportsContract,
  activities: contactReportsActivities,
  operations: { progress, items, pdf, exportSegment, makeCaseFile, getMyPapers },
  facets: contactReportFacets,
});
