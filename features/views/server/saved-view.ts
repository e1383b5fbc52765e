// A view as the API shows it, and what its activity may say.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { View } from '../contract.ts';
import type { StoredView } from './store.ts';

export function describeView({ ownerId, ...view }: StoredView, scope: StaffScope): View {
  const own = ownerId === scope.userId;
  const share = scope.may('views:share');
  const { columns, query, ...rest } = view;
  return {
    ...rest,
    query: { ...query },
    columns: columns && [...columns],
    own,
    abilities: { change: scope.may('views:keep') && (view.shared ? share : own), share },
  };
}

/** A shared view belongs to the office: changing it, also making it or taking it back, needs the right to share. */
export function refuseSharing(scope: StaffScope, ...views: readonly { readonly shared: boolean }[]): Refusal | undefined {
  if (!views.some(({ shared }) => shared) || scope.may('views:share')) return undefined;
  return refuse('views.mayNotShare', 'You can save your own views, but not change those of the office.');
}

export const noView = () => refuse('views.notFound', 'There is no such view.');
export const tooManyViews = () => refuse('views.tooMany', 'You have 50 views on this page. Please remove one first.');

/** Names of personal views are private: activities hold only names of shared ones. */
export function factsOf(view: Pick<StoredView, 'id' | 'name' | 'shared' | 'page'>, what: string): ActivityFacts {
  return {
    contactId: null,
    subject: { type: 'view', id: view.id },
    summary: view.shared ? `View "${view.name}" of ${view.page} ${what}` : `A view of ${view.page} ${what}`,
  };
}
