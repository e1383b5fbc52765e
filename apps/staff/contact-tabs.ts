// Which tabs the page of a contact has: those its category needs and the person may open. The shell provides the tabs, because the
// list of all screens leads to this page and must not be led back to.
import { createContext, lazy, useContext, type ComponentType } from 'react';
import type { KnownPermission } from '../../platform/base/endpoint.ts';
import { loadPart } from '../../platform/web/live/load-part.ts';
import { useMay } from '../../platform/web/identity/permissions-context.ts';
import type { TabScreen } from '../../platform/web/screens.ts';
import type { ContactTabProps } from '../../features/contacts/contract.ts';
import type { Category } from '../../features/contacts/rules/stages.ts';

/** The tab that every contact has, first. */
export const OVERVIEW = 'overview';

interface ContactTab extends TabScreen<KnownPermission, ContactTabProps> {
  /** What the tab shows, loaded when it is first opened. */
  readonly Panel: ComponentType<ContactTabProps>;
}

export const ContactTabsContext = createContext<readonly ContactTab[]>([]);

/** Makes the tabs to be provided, once. */
export function prepareTabs(tabs: readonly TabScreen<KnownPermission, ContactTabProps>[]): readonly ContactTab[] {
  return tabs.map((tab) => ({ ...tab, Panel: lazy(async () => ({ default: await loadPart(tab.load) })) }));
}

/** The tabs beside the overview, in order. */
export function useContactTabs(category: Category): readonly ContactTab[] {
  const may = useMay();
  return useContext(ContactTabsContext).filter(
    ({ permission, of }) => (permission === null || may(permission)) && (of === undefined || of.includes(category)),
  );
}
