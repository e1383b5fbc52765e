// States that close to agreements and work when a registration or bond ends: told 60 and 14 days before, and when it has happened.
import { needOf, type DeadlineKind, type NeedsCall } from '../../../../platform/server/manifest.ts';
import { permitNoticeOn, stateName, type PermitNotice } from '../../rules/state-permits.ts';
import { listStates } from './state-store.ts';

/** There are fifty states, and each is one row. */
const countOf =
  (notice: PermitNotice) =>
  async ({ db, today }: NeedsCall): Promise<number> =>
    (await listStates(db)).filter((one) => permitNoticeOn(one, today) === notice).length;

const ABOUT = { permissions: ['office:manage'], href: '/location' } as const;

export const stateNeeds = [
  needOf({
    ...ABOUT,
    key: 'office.statesClosed',
    words: { one: 'state is closed: its registration or bond ended', many: 'states are closed: their registrations or bonds ended' },
    weight: 'late',
    count: countOf('ended'),
  }),
  needOf({
    ...ABOUT,
    key: 'office.statesClosing',
    words: { one: 'state closes within 14 days', many: 'states close within 14 days' },
    weight: 'late',
    count: countOf('last'),
  }),
  needOf({
    ...ABOUT,
    key: 'office.statesClosingSoon',
    words: { one: 'state closes within 60 days', many: 'states close within 60 days' },
    weight: 'soon',
    count: countOf('first'),
  }),
];

export const stateDeadlines: DeadlineKind = {
  key: 'office.stateCloses',
  name: 'States closing',
  permissions: ['office:view'],
  locked: { reason: 'The last day of the registration or bond with which the state was switched on. Switch it on again with the new one.' },
  read: async ({ db }, { from, until, most }) =>
    (await listStates(db))
      .flatMap(({ state, enabled, validUntil }) =>
        enabled && validUntil !== null && validUntil >= from && validUntil <= until ? [{ state, validUntil }] : [],
      )
      .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil) || a.state.localeCompare(b.state))
      .slice(0, most)
      .map(({ state, validUntil }) => ({
        id: state,
        version: null,
        on: validUntil,
        title: `Last day ${stateName(state)} is switched on`,
        contact: null,
        personId: null,
        href: ABOUT.href,
      })),
};
