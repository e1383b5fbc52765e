import type { AutomationRule } from '../../contract.ts';
import { describeAction } from '../../rules/rule-action.ts';
import type { FilterPart, FilterParts } from '../filter-parts.ts';

/** 'When “Contact added” happens to a contact whose category is “Lead”, add a task: Call, due 1 day later.' */
export function describeRule(
  { kindName, filter, action }: Pick<AutomationRule, 'kindName' | 'filter' | 'action'>,
  filters: Pick<FilterParts, 'describe'>,
  nameOf: (id: string | null) => string | undefined,
): string {
  return `When “${kindName}” happens to ${describeWhom(filters.describe(filter))}, ${describeAction(action, nameOf)}.`;
}

function describeWhom(parts: readonly FilterPart[]): string {
  if (parts.length === 0) return 'any contact';
  return `a contact whose ${LIST.format(parts.map(({ label, value }) => `${label.toLowerCase()} is “${value}”`))}`;
}

const LIST = new Intl.ListFormat('en-US');
