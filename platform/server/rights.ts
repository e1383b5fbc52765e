// What each permission lets someone do, read from the contracts and wire routes of all features.
import type { Audience, Contract, Danger, Permission } from '../base/endpoint.ts';
import { kindOfActivity } from '../base/upkeep.ts';

/** One endpoint or route that asks for a permission. */
export interface RightUse {
  readonly summary: string;
  readonly reads: boolean;
  readonly audience: Exclude<Audience, 'public'>;
  readonly danger: Danger | null;
  /** Kinds of activity it leaves. */
  readonly leaves: readonly string[];
}
export interface Right {
  readonly permission: Permission;
  readonly uses: readonly RightUse[];
}

/** The parts of a manifest that ask for permissions. */
interface AskingFeature {
  readonly contract: Contract;
  readonly wire?: readonly {
    readonly method: string;
    readonly summary: string;
    readonly audience: Audience | 'session';
    readonly permission: Permission | null;
    readonly clientPermission?: Permission;
    readonly activity: string | readonly string[] | null;
    readonly danger?: Danger;
  }[];
}

/** Every permission someone can hold, in the order of the features. What is open to everyone is left out. */
export function gatherRights(features: readonly AskingFeature[]): readonly Right[] {
  const uses = features.flatMap((feature) => [...usesOfContract(feature), ...usesOfWire(feature)]);
  return [...Map.groupBy(uses, ({ permission }) => permission)].map(([permission, group]) => ({
    permission,
    uses: group.map(({ use }) => use),
  }));
}

interface Asked {
  readonly permission: Permission;
  readonly use: RightUse;
}

function usesOfContract({ contract }: AskingFeature): Asked[] {
  return Object.values(contract).flatMap((endpoint) => {
    const { meta, route } = endpoint['~orpc'];
    if (meta.audience === 'public') return [];
    const kind = kindOfActivity(meta.activity);
    const { audience, danger } = meta;
    const use = { summary: route.summary ?? '', reads: meta.activity === null, audience, danger, leaves: kind === null ? [] : [kind] };
    return [{ permission: meta.permission, use }];
  });
}

function usesOfWire({ wire = [] }: AskingFeature): Asked[] {
  return wire.flatMap(({ summary, permission, clientPermission, activity, danger = null }) => {
    const use = { summary, reads: activity === null, danger, leaves: activity === null ? [] : [activity].flat() };
    const asked: Asked[] = [];
    if (permission !== null) asked.push({ permission, use: { ...use, audience: 'staff' } });
    if (clientPermission !== undefined) asked.push({ permission: clientPermission, use: { ...use, audience: 'client', danger: null } });
    return asked;
  });
}
