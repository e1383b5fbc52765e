// Reports about rounds, letters, what bureaus answered, and scores.
import { OUTCOME_WORDS } from '../../../disputes/rules/outcome-words.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import { SCORE_MODELS, scoreModelText } from '../../../scores/rules/score-models.ts';
import { report } from '../report-definition.ts';
import { BUREAU, BUREAU_COLUMN, contact, GROUNDS, LOCATION, person } from './words.ts';

const CLOCKS = { overdue: 'Overdue', waiting: 'Waiting for an answer', 'not-mailed': 'Mailing not recorded' } as const;
const ORIGINS = { comparison: 'Comparison of two reports', 'bureau-result': 'The bureau’s own result', hand: 'Recorded by hand' } as const;
const CHANGES = { up: 'Up', same: 'Unchanged', down: 'Down' } as const;
const MODELS = Object.fromEntries(SCORE_MODELS.map((model) => [model, scoreModelText({ model, modelRaw: '' })]));
const ROUND = { key: 'round', label: 'Round', kind: 'number', width: 80 } as const;

export const LETTERS = report({
  title: 'Letters printed',
  sentence: 'Letters to bureaus, by the day they were first sent to print.',
  needs: ['letters:view', 'contacts:view'],
  period: { label: 'Printed', usual: 30 },
  location: true,
  person: 'Printed by',
  columns: [
    contact('Client'),
    { key: 'at', label: 'Printed', kind: 'instant', width: 130 },
    BUREAU_COLUMN,
    ROUND,
    { key: 'items', label: 'Items', kind: 'number', width: 80 },
    { key: 'pages', label: 'Pages', kind: 'number', width: 80 },
    person('Printed by'),
    LOCATION,
  ],
  dimensions: { bureau: BUREAU },
  groupBy: ['bureau'],
  row: ['letter', 'letters'],
  measures: [
    { key: 'items', label: 'Items', kind: 'sum', of: 'items', sentence: 'Disputed items in these letters.' },
    { key: 'pages', label: 'Pages', kind: 'sum', of: 'pages', sentence: 'Pages of these letters.' },
  ],
  catalog: true,
});

export const ROUNDS = report({
  title: 'Open rounds and overdue answers',
  sentence:
    'Bureaus that owe an answer in an open round, first due first. The bureau’s time counts from the day it received the letter, or from 5 days after the mailing where that day is not known (15 U.S.C. 1681i(a)(1), 1681j(a)(3)).',
  needs: ['disputes:view', 'contacts:view'],
  location: true,
  person: 'Owner',
  columns: [
    contact('Client'),
    BUREAU_COLUMN,
    // What the rows are sorted by stands where no one has to scroll for it.
    { key: 'due', label: 'Answer due', kind: 'day', width: 120 },
    { key: 'over', label: 'Days overdue', kind: 'number', width: 110 },
    { key: 'clock', label: 'Status', kind: 'choice', choices: CLOCKS, width: 180 },
    ROUND,
    { key: 'items', label: 'Items', kind: 'number', width: 80 },
    { key: 'mailed', label: 'Mailed', kind: 'day', width: 120 },
    { key: 'opened', label: 'Opened', kind: 'instant', width: 130 },
    person('Owner'),
    LOCATION,
  ],
  dimensions: { clock: { label: 'Status', choices: CLOCKS }, bureau: BUREAU },
  groupBy: ['clock', 'bureau'],
  row: ['answer', 'answers'],
  measures: [{ key: 'items', label: 'Items', kind: 'sum', of: 'items', sentence: 'Disputed items that wait for these answers.' }],
  catalog: true,
});

export const OUTCOMES = report({
  title: 'Outcomes',
  sentence:
    'Results of disputed items that were accepted, by the day they were recorded here. Past results say nothing about what a bureau will answer next.',
  needs: ['disputes:view', 'contacts:view'],
  period: { label: 'Recorded', usual: 90 },
  location: true,
  person: 'Recorded by',
  columns: [
    contact('Client'),
    { key: 'at', label: 'Recorded', kind: 'instant', width: 130 },
    BUREAU_COLUMN,
    { key: 'furnisher', label: 'Furnisher', kind: 'furnisher', width: 200 },
    { key: 'ground', label: 'Ground', kind: 'choice', choices: GROUNDS, width: 220 },
    { key: 'result', label: 'Result', kind: 'choice', choices: OUTCOME_WORDS, width: 150 },
    { key: 'days', label: 'Days to answer', kind: 'number', width: 120 },
    ROUND,
    { key: 'origin', label: 'From', kind: 'choice', choices: ORIGINS, width: 200 },
    person('Recorded by'),
    LOCATION,
  ],
  dimensions: {
    bureau: BUREAU,
    result: { label: 'Result', choices: OUTCOME_WORDS },
    ground: { label: 'Ground', choices: GROUNDS },
    furnisher: { label: 'Furnisher' },
    origin: { label: 'From', choices: ORIGINS },
  },
  groupBy: ['bureau'],
  row: ['result', 'results'],
  measures: [
    { key: 'removed', label: 'Removed', kind: 'count', where: { result: 'removed' }, sentence: 'Items the bureau removed.' },
    { key: 'corrected', label: 'Corrected', kind: 'count', where: { result: 'corrected' }, sentence: 'Items the bureau corrected.' },
    {
      key: 'confirmed',
      label: 'Confirmed',
      kind: 'count',
      where: { result: 'confirmed' },
      sentence: 'Items the bureau confirmed as they were.',
    },
    {
      key: 'unanswered',
      label: 'No answer',
      kind: 'count',
      where: { result: 'unanswered' },
      sentence: 'Items the bureau did not answer in time.',
    },
    {
      key: 'days',
      label: 'Median days',
      kind: 'median',
      of: 'days',
      unit: 'days',
      sentence:
        'Half of the answers came (or, without a known day, were recorded) within this many days after the bureau received the letter.',
    },
  ],
  catalog: true,
});

export const SCORES = report({
  title: 'Score changes',
  sentence:
    'For each client, bureau and model with at least two scores in the period: the first, the last and the change between them. Of several on one day, the lowest counts. Scores of different models are never compared.',
  needs: ['scores:view', 'contacts:view'],
  period: { label: 'Scored', usual: 90 },
  location: true,
  person: 'Owner',
  columns: [
    contact('Client'),
    { key: 'at', label: 'Last score', kind: 'day', width: 120 },
    BUREAU_COLUMN,
    { key: 'model', label: 'Model', kind: 'choice', choices: MODELS, width: 160 },
    { key: 'first', label: 'First', kind: 'number', width: 80 },
    { key: 'last', label: 'Last', kind: 'number', width: 80 },
    { key: 'points', label: 'Change', kind: 'number', width: 90 },
    person('Owner'),
    LOCATION,
  ],
  dimensions: {
    model: { label: 'Model', choices: MODELS },
    bureau: { label: 'Bureau', choices: BUREAU_NAMES },
    change: { label: 'Change', choices: CHANGES },
  },
  groupBy: ['model', 'bureau'],
  row: ['score line', 'score lines'],
  measures: [
    {
      key: 'up',
      label: 'Up',
      kind: 'count',
      where: { change: 'up' },
      sentence: 'Clients whose last score in the period is higher than the first.',
    },
    {
      key: 'same',
      label: 'Unchanged',
      kind: 'count',
      where: { change: 'same' },
      sentence: 'Clients whose last score in the period equals the first.',
    },
    {
      key: 'down',
      label: 'Down',
      kind: 'count',
      where: { change: 'down' },
      sentence: 'Clients whose last score in the period is lower than the first.',
    },
    {
      key: 'points',
      label: 'Median change',
      kind: 'median',
      of: 'points',
      unit: 'points',
      sentence: 'Half of the changes are at most this many points. Scores change for many reasons; this is no effect of the office’s work.',
    },
  ],
  catalog: false,
});
