// Shades of the color an office chose that can be read: contrast of text as WCAG 2.2, 1.4.3 computes it.

/** Contrast that small text needs (WCAG 2.2, 1.4.3, level AA). */
export const LEAST_CONTRAST = 4.5;
/** Of the light surfaces the darkest, of the dark ones the lightest that text of this color stands on (theme.ts). */
const LIGHT_SURFACE = '#fbe9e7';
const DARK_SURFACE = '#2c3639';
const [WHITE, BLACK] = ['#ffffff', '#000000'];

export interface BrandShades {
  /** Text and lines on light pages, and the fill under white text. */
  readonly light: string;
  /** Text and lines on dark pages. */
  readonly dark: string;
}

/** The chosen color where it can be read, else the nearest shade of it that can. */
export function brandShades(color: string): BrandShades {
  return { light: readableOn(color, LIGHT_SURFACE, BLACK), dark: readableOn(color, DARK_SURFACE, WHITE) };
}

/** One sentence for the person who chooses the color, when it is not used as it is. */
export function shadeNote(color: string): string | undefined {
  const { light } = brandShades(color);
  if (light === color) return undefined;
  const ratio = Math.floor(contrast(color, WHITE) * 10) / 10;
  return `This color is too light to read: its contrast with white is ${ratio}:1, and text needs ${LEAST_CONTRAST}:1. A darker shade of it, ${light}, is used instead.`;
}

/** Ten shades from very light to very dark, as the component library counts them: 8 fills and writes on light, 3 and 4 write on dark. */
export function brandScale(color: string): readonly string[] {
  const { light, dark } = brandShades(color);
  const tint = (part: number): string => mix(light, WHITE, part);
  return [tint(0.92), tint(0.82), tint(0.66), dark, dark, tint(0.3), tint(0.18), tint(0.08), light, mix(light, BLACK, 0.2)];
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function readableOn(color: string, surface: string, toward: string): string {
  for (let part = 0; part < 100; part += 2) {
    const shade = mix(color, toward, part / 100);
    if (contrast(shade, surface) >= LEAST_CONTRAST) return shade;
  }
  return toward;
}

/** `color` with `part` (0 to 1) of `other` in it. */
function mix(color: string, other: string, part: number): string {
  const [from, to] = [channels(color), channels(other)];
  return `#${from
    .map((value, place) =>
      Math.round(value + ((to[place] ?? value) - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
