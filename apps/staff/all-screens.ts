// Everything the staff app shows, combined from the manifests: pages, tabs of a contact, words, and what renews what.
import { COMPOSED_SCREENS } from './composed-screens.ts';
import { FEATURE_SCREENS } from './screens.ts';
import type { ContactFacetScreens } from './contact-facets-context.ts';
import { contactListsScreens } from '../../features/contact-lists/staff/screens.ts';
import type { ContactTabProps } from '../../features/contacts/contract.ts';
import type { AlsoAfter } from '../../platform/web/live/live-keys.ts';
import type { May } from '../../platform/web/identity/permissions-context.ts';
import type { ScreenWords } from '../../platform/web/screen-words.ts';
import type { MoveScreen, PageScreen, Screens, TabScreen } from '../../platform/web/screens.ts';
import type { KnownPermission } from '../../platform/base/endpoint.ts';

const FEATURES: readonly Screens<KnownPermission, ContactTabProps>[] = FEATURE_SCREENS;
const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

export const PAGES: readonly PageScreen<KnownPermission>[] = [...FEATURES, COMPOSED_SCREENS].flatMap(({ pages = [] }) => pages);

/** The tabs of a contact beside the overview, in order. */
export const CONTACT_TABS: readonly TabScreen<KnownPermission, ContactTabProps>[] = [...FEATURES, COMPOSED_SCREENS]
  .flatMap(({ tabs = [] }) => tabs)
  .toSorted((one, other) => one.place - other.place);

/** What lists of contacts can show and be filtered by. */
export const CONTACT_FACETS: ContactFacetScreens = {
  columns: FEATURES.flatMap(({ columns = [] }) => columns).toSorted((one, other) => one.place - other.place),
  filters: FEATURES.flatMap(({ filters = [] }) => filters),
};

/** How dates of the calendar are moved, by kind. */
export const MOVES: readonly MoveScreen[] = FEATURES.flatMap(({ moves = [] }) => moves);

export const SCREEN_WORDS: ScreenWords = {
  areas: Object.fromEntries(FEATURES.flatMap(({ feature, area }) => (area === undefined ? [] : [[camel(feature), area]]))),
  subjectPages: Object.assign({}, ...FEATURES.map(({ subjectPages }) => subjectPages ?? {})) as Readonly<Record<string, string>>,
};

/** By feature, the others whose activities change what its queries answer. */
export const ALSO_AFTER: AlsoAfter = Object.fromEntries(
  FEATURES.map(({ feature }) => [
    feature,
    FEATURES.filter((other) => other.feature !== feature && isRenewedBy(feature, other)).map((other) => other.feature),
  ]),
);

/** Lists of contacts show what every feature with a column knows. */
function isRenewedBy(feature: string, { renews, columns }: Pick<Screens<KnownPermission>, 'renews' | 'columns'>): boolean {
  return renews === 'all' || renews?.includes(feature) === true || (feature === contactListsScreens.feature && columns !== undefined);
}

/** The permission that a path needs, or null. */
export function permissionOf(path: string): KnownPermission | null {
  const first = `/${path.split('/')[1] ?? ''}`;
  return PAGES.find((page) => page.path === first)?.permission ?? null;
}

/** True when the person may see the page behind a path. */
export function mayOpen(path: string, may: May): boolean {
  const needed = permissionOf(path);
  return needed === null || may(needed);
}
