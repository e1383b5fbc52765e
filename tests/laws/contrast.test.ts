// Every text color stands out from every surface it may be put on, in light and in dark (WCAG 2.2, 1.4.3 and 1.4.11): computed from the
// theme, so that browser tests need not look at each state of a page in both color schemes.
import { globSync, readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { brandScale } from '../../features/office/rules/brand-color.ts';
import { isScale, resolveVariables, theme, themeIn } from '../../platform/web/look/theme.ts';

type Scheme = 'light' | 'dark';
const SHEETS = globSync(['platform/web/**/*.css', 'apps/*/**/*.css', 'features/**/*.css']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
}));
const OWN = readFileSync('platform/web/look/theme.css', 'utf8');
/** Not readable from a surface: these leave what is behind them as it is. */
const NO_COLOR = new Set(['inherit', 'transparent', 'currentcolor', 'none']);
/** Text in the color of the page on a surface in the color of text. */
const INVERTED = { text: '--mantine-color-body', surface: '--mantine-color-text' };
/** Colors that components are given by name (c="dimmed"), not by a style sheet. */
const NAMED = ['--mantine-color-dimmed', '--mantine-color-placeholder', '--mantine-color-error', '--mantine-color-anchor'];
/** The hue of a bureau, painted without text on it. */
const MARK = '--bureau';

const texts = tokensOf(/(?<![\w-])color:\s*([^;}]+)/g);
const surfaces = tokensOf(/(?<![\w-])background(?:-color)?:\s*([^;}]+)/g);

describe.each<Scheme>(['light', 'dark'])('in %s', (scheme) => {
  const value = variablesOf(scheme);
  const ratio = (one: string, other: string) => contrast(colorOf(value, one), colorOf(value, other));
  const tooFaint = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([one, other]) => ratio(one, other) < least).map(([one, other]) => `${one} on ${other}: ${ratio(one, other).toFixed(2)}`);

  test('text can be read on every surface', () => {
    const pairs = [...new Set([...texts, ...NAMED])]
      .filter((text) => text !== INVERTED.text)
      .flatMap((text) => [...surfaces].filter((s) => s !== INVERTED.surface && s !== MARK).map((s) => [text, s] as const));
    expect(pairs.length).toBeGreaterThan(30);
    expect(tooFaint([...pairs, [INVERTED.text, INVERTED.surface]], 4.5)).toEqual([]);
  });

  test('marks of the bureaus and lines of focus can be seen on every surface', () => {
    const marks = ['--redress-eq', '--redress-ex', '--redress-tu', '--mantine-color-anchor', '--redress-soon', '--redress-late'];
    const plain = ['--mantine-color-body', '--redress-panel', '--redress-hover'];
    expect(
      tooFaint(
        marks.flatMap((mark) => plain.map((surface) => [mark, surface] as const)),
        3,
      ),
    ).toEqual([]);
  });
});

describe.each(['#ffe600', '#ff5a1f', '#7fb2ff', '#000000'])('pages of an office whose color is %s', (color) => {
  const scale = brandScale(color);
  test.each<Scheme>(['light', 'dark'])('links and marked entries can be read in %s', (scheme) => {
    if (!isScale(scale)) throw new Error('A scale has ten shades.');
    const value = variablesOf(scheme, themeIn(scale));
    const link = colorOf(value, '--mantine-color-anchor');
    const on = [...surfaces].filter((name) => name !== INVERTED.surface && name !== MARK).map((name) => colorOf(value, name));
    expect(on.filter((surface) => contrast(link, surface) < 4.5)).toEqual([]);
    expect(contrast(colorOf(value, '--mantine-color-teal-8'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

test('paper is the same in both, and its ink can be read', () => {
  const ink = SHEETS.flatMap(({ file, text }) => {
    const colors = literalsOf(text, /(?<![\w-])color:\s*(#\w+)/g);
    const papers = literalsOf(text, /(?<![\w-])background(?:-color)?:\s*(#\w+)/g);
    return colors.flatMap((color) => (papers.length > 0 ? papers : ['#ffffff']).map((paper) => ({ file, color, paper })));
  });
  expect(ink.length).toBeGreaterThan(3);
  expect(ink.filter(({ color, paper }) => contrast(color, paper) < 4.5)).toEqual([]);
});

test('the arithmetic is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** The variables that style sheets use there. @throws Error for a color by name or function, which nothing here would measure */
function tokensOf(declaration: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { file, text } of SHEETS) {
    for (const [, given = ''] of text.matchAll(declaration)) {
      // Hatching: lines without text on them.
      if (given.includes('gradient')) continue;
      const names = [...given.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
      if (names.length === 0 && !NO_COLOR.has(given.trim().toLowerCase()) && !given.startsWith('#'))
        throw new Error(`${file}: ${given.trim()} is no color of the theme.`);
      for (const name of names) found.add(name);
    }
  }
  return found;
}

const literalsOf = (text: string, declaration: RegExp): string[] =>
  [...text.matchAll(declaration)].map(([, color = '']) => (color.length === 4 ? color.replaceAll(/\w/g, '$&$&') : color));

function variablesOf(scheme: Scheme, look = theme): ReadonlyMap<string, string> {
  const merged = mergeMantineTheme(DEFAULT_THEME, look);
  const [library, ours] = [defaultCssVariablesResolver(merged), resolveVariables(merged)];
  const [light = '', dark = ''] = [/^:root \{([^}]*)\}/m, /^:root\[data-mantine-color-scheme='dark'\] \{([^}]*)\}/m].map(
    (block) => block.exec(OWN)?.[1] ?? '',
  );
  const read = (block: string) => [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', text = '']) => [name, text] as const);
  return new Map([
    ...Object.entries({ ...library.variables, ...library[scheme], ...ours.variables, ...ours[scheme] }),
    ...read(light),
    ...(scheme === 'dark' ? read(dark) : []),
  ]);
}

function colorOf(variables: ReadonlyMap<string, string>, name: string): string {
  const value = variables.get(name);
  const next = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (next !== undefined) return colorOf(variables, next);
  if (value === undefined || !/^#([0-9a-f]{3}){1,2}$/i.test(value)) throw new Error(`${name} is ${value ?? 'not known'}.`);
  return value.length === 4 ? value.replaceAll(/[0-9a-f]/gi, '$&$&') : value;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
