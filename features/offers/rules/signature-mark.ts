// How a person signs: their name, typed, and where they like the lines they drew. The server draws them; no picture from a browser is kept.
import { z } from 'zod';
import { freeLine } from '../../../platform/base/free-text.ts';

const MOST_STROKES = 200;
const MOST_POINTS = 4_000;
/** Length of all lines together, in the pixels they were drawn with: a dot or a slip of the finger is no signature. */
export const LEAST_INK = 60;

const coordinate = z.number().finite().min(-4_000).max(4_000);
const strokes = z
  .array(z.array(z.tuple([coordinate, coordinate])).min(1))
  .max(MOST_STROKES)
  .refine((lines) => lines.reduce((sum, points) => sum + points.length, 0) <= MOST_POINTS, 'This drawing has too many lines.')
  .refine((lines) => inkOf(lines) >= LEAST_INK, 'This is too little for a signature. Please draw your whole name, or sign by typing it.');

export const signatureMark = z.strictObject({
  name: freeLine(120).min(1, 'Please type your full name.'),
  /** Null for a signature by the typed name. */
  strokes: strokes.nullable(),
});
export type SignatureMark = z.output<typeof signatureMark>;

/** The length of all lines together. */
export function inkOf(lines: readonly (readonly (readonly [number, number])[])[]): number {
  return lines.reduce(
    (sum, points) =>
      sum +
      points.reduce((length, [x, y], i) => {
        const before = points[i - 1];
        return before ? length + Math.hypot(x - before[0], y - before[1]) : length;
      }, 0),
    0,
  );
}

/** Whether the typed name is the client's, whatever its case, accents, middle names and spaces. First and last name must be there. */
export function isNameOf(typed: string, { firstName, lastName }: { readonly firstName: string; readonly lastName: string }): boolean {
  const words = plain(typed).split(' ');
  const has = (name: string): boolean =>
    plain(name)
      .split(' ')
      .every((word) => words.includes(word));
  return has(firstName) && has(lastName);
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
