import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';

/** One segment for each bureau, in the order of every list, for strips that show the state of something at each of them. */
export function bureauSegments<S>(states: Readonly<Record<Bureau, S>>): readonly (S & { readonly short: Bureau; readonly name: string })[] {
  return BUREAUS.map((short) => ({ ...states[short], short, name: BUREAU_NAMES[short] }));
}
