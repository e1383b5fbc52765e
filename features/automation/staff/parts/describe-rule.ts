import type { AutomationRule } from '../../contract.ts';
import { describeAction } from '../../rules/rule-action.ts';
import type { FilterParts } from '../filter-parts.ts';

/** 'When “Contact added” happens (Category: Lead), add a task: Call, due 1 day later.' */
export function describeRule(
  { kindName, filter, action }: Pick<AutomationRule, 'kindName' | 'filter' | 'action'>,
  filters: Pick<FilterParts, 'describe'>,
  nameOf: (id: string | null) => string | undefined,
): string {
  const whom = filters.describe(filter);
  return `When “${kindName}” happens${whom.length === 0 ? '' : ` (${whom.join(', ')})`}, ${describeAction(action, nameOf)}.`;
}
