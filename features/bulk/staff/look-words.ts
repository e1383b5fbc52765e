// States and results in words, with the tone of each.
import type { Tone } from '../../../platform/web/look/ToneText.tsx';
import type { HistoryKind, RowOutcome, RunState } from '../contract.ts';

interface Look {
  readonly words: string;
  readonly tone: Tone;
}

export const RUN_STATE_LOOKS: Readonly<Record<RunState, Look>> = {
  running: { words: 'In progress', tone: 'soon' },
  done: { words: 'Done', tone: 'good' },
  cancelled: { words: 'Canceled', tone: 'none' },
  failed: { words: 'Stopped', tone: 'late' },
  undoing: { words: 'Being undone', tone: 'soon' },
  undone: { words: 'Undone', tone: 'none' },
};

export const OUTCOME_LOOKS: Readonly<Record<RowOutcome, Look>> = {
  changed: { words: 'Changed', tone: 'good' },
  skipped: { words: 'Skipped', tone: 'none' },
  failed: { words: 'Failed', tone: 'late' },
  waiting: { words: 'Not reached yet', tone: 'soon' },
};

export const KIND_NAMES: Readonly<Record<HistoryKind, string>> = {
  bulk: 'Bulk change',
  list: 'Change in a list',
  import: 'Import',
  export: 'Export',
};

/** States of imports and exports beside those of runs. */
const OTHER_STATES: Readonly<Record<string, Look>> = {
  mapping: { words: 'Columns not chosen', tone: 'soon' },
  checking: { words: 'Being checked', tone: 'soon' },
  checked: { words: 'Checked', tone: 'soon' },
  writing: { words: 'In progress', tone: 'soon' },
  refused: { words: 'Not imported', tone: 'late' },
  ready: { words: 'Ready', tone: 'soon' },
  fetched: { words: 'Downloaded', tone: 'good' },
  expired: { words: 'Expired', tone: 'none' },
};

export function stateLook(state: string): Look {
  const looks: Readonly<Record<string, Look | undefined>> = { ...OTHER_STATES, ...RUN_STATE_LOOKS };
  return looks[state] ?? { words: state, tone: 'none' };
}

export function capitalize(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
