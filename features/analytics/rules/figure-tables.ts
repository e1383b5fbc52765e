// The tables of figures on Analytics. Each counts rows of a report by some of its values, so each of its numbers opens exactly the rows
// it counts: the report, limited to the same period, location, person and values.
import type { Dimension, GroupKey } from '../../reports/rules/report-definition.ts';
import type { ReportKey } from '../../reports/rules/reports.ts';

export interface FigureTable {
  readonly title: string;
  /** What a number of the table means. */
  readonly sentence: string;
  readonly report: ReportKey;
  readonly where?: Partial<Record<Dimension, string>>;
  readonly groupBy: readonly GroupKey[];
  /** Keys of the measures of the report that are shown beside the counts. */
  readonly measures: readonly string[];
  /** The measure that is also shown as a share of the count, where there are enough cases. */
  readonly share?: string;
  /** Rows are the work with one part of the office. */
  readonly part: FigurePart;
}

export const FIGURE_PARTS = ['leads', 'clients', 'outcomes', 'scores', 'work'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];
export const PART_TITLES: Readonly<Record<FigurePart, string>> = {
  leads: 'Leads',
  clients: 'Clients',
  outcomes: 'Outcomes of disputes',
  scores: 'Scores',
  work: 'Work',
};

export const FIGURE_KEYS = [
  'leadsBySource',
  'leadsByStage',
  'hotLeads',
  'leadStays',
  'clients',
  'clientStays',
  'outcomesByBureau',
  'outcomesByGround',
  'outcomesByFurnisher',
  'scores',
  'workByPerson',
  'callsByPerson',
] as const;
export type FigureKey = (typeof FIGURE_KEYS)[number];

const RESULTS = ['removed', 'corrected', 'confirmed', 'unanswered', 'days'] as const;

export const FIGURE_TABLES: Readonly<Record<FigureKey, FigureTable>> = {
  leadsBySource: {
    title: 'Leads by source',
    sentence: 'Leads added in the period, by where they came from.',
    report: 'leads',
    groupBy: ['source'],
    measures: ['converted', 'lost', 'hours'],
    share: 'converted',
    part: 'leads',
  },
  leadsByStage: {
    title: 'Leads by stage',
    sentence: 'Leads added in the period, by the stage they are in today.',
    report: 'leads',
    groupBy: ['stage'],
    measures: [],
    part: 'leads',
  },
  hotLeads: {
    title: 'First contact with hot leads',
    sentence: 'Leads of high or critical urgency added in the period, by how soon someone reached them or left a message.',
    report: 'leads',
    where: { hot: 'hot' },
    groupBy: ['answered'],
    measures: ['hours'],
    part: 'leads',
  },
  leadStays: {
    title: 'Time between stages of leads',
    sentence: 'Leads that left this stage for the next one in the period.',
    report: 'stages',
    where: { category: 'lead' },
    groupBy: ['stage', 'next'],
    measures: ['days'],
    part: 'leads',
  },
  clients: {
    title: 'Clients',
    sentence: 'Clients who began or ended in the period, and those active on its last day.',
    report: 'clients',
    groupBy: ['happened'],
    measures: [],
    part: 'clients',
  },
  clientStays: {
    title: 'Time between stages of clients',
    sentence: 'Clients that left this stage for the next one in the period.',
    report: 'stages',
    where: { category: 'client' },
    groupBy: ['stage', 'next'],
    measures: ['days'],
    part: 'clients',
  },
  outcomesByBureau: {
    title: 'By bureau',
    sentence: 'Results accepted in the period, by bureau.',
    report: 'outcomes',
    groupBy: ['bureau'],
    measures: RESULTS,
    share: 'removed',
    part: 'outcomes',
  },
  outcomesByGround: {
    title: 'By ground',
    sentence: 'Results accepted in the period, by the reason the item was disputed for.',
    report: 'outcomes',
    groupBy: ['ground'],
    measures: RESULTS,
    share: 'removed',
    part: 'outcomes',
  },
  outcomesByFurnisher: {
    title: 'By furnisher',
    sentence: 'Results accepted in the period, by who furnished the item, as the bureau writes the name.',
    report: 'outcomes',
    groupBy: ['furnisher'],
    measures: RESULTS,
    share: 'removed',
    part: 'outcomes',
  },
  scores: {
    title: 'Score change by model',
    sentence: 'Clients with at least two scores of this model at this bureau in the period.',
    report: 'scores',
    groupBy: ['model', 'bureau'],
    measures: ['up', 'same', 'down', 'points'],
    part: 'scores',
  },
  workByPerson: {
    title: 'Work per person',
    sentence: 'Entries of this kind that the person left in the record of activity in the period.',
    report: 'work',
    groupBy: ['person', 'kind'],
    measures: [],
    part: 'work',
  },
  callsByPerson: {
    title: 'Calls and follow-ups per person',
    sentence: 'Calls made and follow-ups planned in the period.',
    report: 'calls',
    groupBy: ['person'],
    measures: ['calls', 'reached', 'followUps', 'overdue'],
    part: 'work',
  },
};
