// What an office can switch on or off by its settings. Each feature declares its own; the page /features shows them.
import { type Env, isSet, type SettingName } from './env.ts';

/** The settings of the environment that belong to a feature: it and features after it may read them. */
export interface FeatureSettings {
  /** What they are about, in a word or two: 'Email'. The page /features groups settings by it. */
  readonly about: string;
  readonly names: readonly [SettingName, ...SettingName[]];
}

export interface Part {
  readonly key: `${string}.${string}`;
  /** 'Sending email'. */
  readonly name: string;
  readonly about: string;
  /** What must be there outside the program. */
  readonly needs: string;
  /** The settings that switch it on. */
  readonly settings: readonly [SettingName, ...SettingName[]];
  /** One of them is enough; without it all are needed. */
  readonly any?: true;
  /** What happens while it is off. */
  readonly without: string;
}

/** Whether a part is on, and the settings that decided it: those that are set when on, those that are missing when off. */
export function judgePart(
  { settings, any }: Pick<Part, 'settings' | 'any'>,
  env: Env,
): { readonly on: boolean; readonly because: readonly SettingName[] } {
  const set = settings.filter((name) => isSet(env, name));
  const on = any === true ? set.length > 0 : set.length === settings.length;
  return { on, because: on ? set : settings.filter((name) => !set.includes(name)) };
}
