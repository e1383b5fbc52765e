// The form of a rule as text, and how that becomes what the contract takes.
import type { Problems, Values } from '../../../platform/web/form/form-state.ts';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { automationContract, type AutomationRule } from '../contract.ts';
import { ruleAction, type ActionKind } from '../rules/rule-action.ts';
import type { FilterParts } from './filter-parts.ts';
import type { DryRunAsked, NewRule } from './queries.ts';

export const RULE_LABELS = {
  name: 'Name',
  kind: 'When this happens',
  filter: 'Contacts',
  action: 'Then',
  title: 'What to do',
  taskKind: 'Kind',
  dueInDays: 'Due after days',
  assignee: 'Who',
  note: 'Note',
  body: 'Text of the note',
  tag: 'Tag to add',
  ownerId: 'New owner',
  inDays: 'Follow-up after days',
  hourlyLimit: 'Limit per hour',
  on: 'Turn on when saved',
} as const;
export type RuleField = keyof typeof RULE_LABELS;
export type RuleValues = Values<RuleField>;

export const ACTION_LABELS = {
  task: 'Add a task',
  note: 'Add a note',
  tag: 'Add a tag',
  owner: 'Set the owner',
  'follow-up': 'Set the follow-up',
} as const satisfies Readonly<Record<ActionKind, string>>;

const EMPTY: RuleValues = {
  name: '',
  kind: '',
  filter: '',
  action: 'task',
  title: '',
  taskKind: 'task',
  dueInDays: '1',
  assignee: 'owner',
  note: '',
  body: '',
  tag: '',
  ownerId: '',
  inDays: '1',
  hourlyLimit: '30',
  on: '',
};

export function fillRule(rule: AutomationRule | undefined, filters: FilterParts): RuleValues {
  if (!rule) return EMPTY;
  const { name, kind, filter, action, hourlyLimit } = rule;
  const { kind: actionKind, ...set } = action;
  const texts = Object.entries(set).map(([key, value]) => [key, value === null ? '' : String(value)]);
  return {
    ...EMPTY,
    name,
    kind,
    filter: filters.write(filter),
    action: actionKind,
    hourlyLimit: String(hourlyLimit),
    ...Object.fromEntries(texts),
  };
}

/** A whole number as it was typed; NaN for anything else, which the contract refuses. */
const number = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

function actionOf(values: RuleValues): NewRule['action'] {
  const { title, taskKind, dueInDays, assignee, note, body, tag, ownerId, inDays } = values;
  switch (actionKindOf(values)) {
    case 'task':
      return {
        kind: 'task',
        title,
        taskKind: taskKind as 'task',
        note: note || null,
        dueInDays: dueInDays.trim() === '' ? null : number(dueInDays),
        assignee,
      };
    case 'note':
      return { kind: 'note', body };
    case 'tag':
      return { kind: 'tag', tag };
    case 'owner':
      return { kind: 'owner', ownerId };
    case 'follow-up':
      return { kind: 'follow-up', inDays: number(inDays) };
  }
}

export function actionKindOf({ action }: Pick<RuleValues, 'action'>): ActionKind {
  return Object.hasOwn(ACTION_LABELS, action) ? (action as ActionKind) : 'task';
}

export function inputOfRule(values: RuleValues, filters: FilterParts): Omit<NewRule, 'on'> {
  const { name, kind, filter, hourlyLimit } = values;
  return { name, kind, filter: filters.read(filter), action: actionOf(values), hourlyLimit: number(hourlyLimit) };
}

/** Sentences by field; those of the action beside the fields it is made of. */
export function checkRule(values: RuleValues, filters: FilterParts): Problems {
  const { action: _whole, ...own } = problemsIn(automationContract.create, inputOfRule(values, filters));
  const issues = ruleAction.safeParse(actionOf(values)).error?.issues ?? [];
  return { ...own, ...Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? 'action'), message])) };
}

/** What the dry run needs of a form: nothing of what would be written. */
export function dryRunOf(values: RuleValues, filters: FilterParts): DryRunAsked {
  const { kind, filter, action, hourlyLimit = 30 } = inputOfRule(values, filters);
  return {
    kind,
    filter: filter ?? {},
    action: action.kind,
    hourlyLimit,
    ...(action.kind === 'tag' && { tag: action.tag }),
    ...(action.kind === 'owner' && { ownerId: action.ownerId }),
    ...(action.kind === 'follow-up' && { inDays: action.inDays }),
  };
}
