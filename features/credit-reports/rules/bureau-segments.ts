import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';

/** One segment for each bureau, in the usual order, for strips that show a state at each bureau. */
export function bureauSegments<S>(states: Readonly<Record<Bureau, S>>): readonly (S & { readonly short: Bureau; readonly name: string })[] {
  return BUREAUS.map((short) => ({ ...states[short], short, name: BUREAU_NAMES[short] }));
}

/** The same for a number at each bureau, which `word` says; none where it is null or 0. */
export function numberSegments(values: Readonly<Record<Bureau, number | null>>, word: (value: number | null) => string) {
  const state = (value: number | null) =>
    value ? ({ tone: 'neutral', label: word(value), glyph: String(value) } as const) : ({ tone: 'none', label: word(value) } as const);
  return bureauSegments({ EQ: state(values.EQ), EX: state(values.EX), TU: state(values.TU) });
}
