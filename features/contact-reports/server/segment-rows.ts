// The rows of a segment with their figures, as far as the columns need them.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { CATEGORY_LABELS, STAGE_LABELS, CATEGORIES, STAGES } from '../../contacts/rules/stages.ts';
import { NO_RESULTS, type SegmentRow, type segmentColumns } from '../rules/segment-figures.ts';
import { listScoreChanges } from './facets.ts';
import { countResults, listReportSpans, type SegmentContact } from './store.ts';

/** As many as a list asks for at once. */
const CHUNK = 200;
const NONE = new Map<string, never>();

export async function readFigures(
  db: StaffDb,
  services: Pick<Services, 'findStaff' | 'findLocations'>,
  contacts: readonly SegmentContact[],
  columns: ReturnType<typeof segmentColumns>,
): Promise<SegmentRow[]> {
  const needs = (part: 'span' | 'results' | 'scores'): boolean => columns.some((column) => column.part === part);
  const owners = await services.findStaff(db, [...new Set(contacts.flatMap(({ ownerId }) => ownerId ?? []))]);
  const locations = await services.findLocations(db, [...new Set(contacts.flatMap(({ locationId }) => locationId ?? []))], 'all');
  const rows: SegmentRow[] = [];
  for (let from = 0; from < contacts.length; from += CHUNK) {
    const some = contacts.slice(from, from + CHUNK);
    const ids = some.map(({ id }) => id);
    const spans = needs('span') ? await listReportSpans(db, ids) : NONE;
    const results = needs('results') ? await countResults(db, ids) : NONE;
    const scores = needs('scores') ? await listScoreChanges(db, ids) : NONE;
    for (const { id, name, category, stage, ownerId, locationId } of some) {
      const [span, changes] = [spans.get(id), scores.get(id)];
      const [knownCategory, knownStage] = [CATEGORIES.find((one) => one === category), STAGES.find((one) => one === stage)];
      rows.push({
        name,
        category: knownCategory ? CATEGORY_LABELS[knownCategory] : category,
        stage: knownStage ? STAGE_LABELS[knownStage] : '',
        owner: ownerId === null ? '' : (owners.get(ownerId) ?? ''),
        location: locationId === null ? '' : (locations.get(locationId) ?? ''),
        ...(span && { span }),
        results: results.get(id) ?? NO_RESULTS,
        ...(changes && { scores: changes }),
      });
    }
  }
  return rows;
}
