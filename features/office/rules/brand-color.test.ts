import { expect, test } from 'vitest';
import { brandScale, brandShades, contrast, LEAST_CONTRAST, shadeNote } from './brand-color.ts';

test('contrast is what WCAG computes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['#0b5b53', '#ffe600', '#ffffff', '#000000', '#ff5a1f', '#7fb2ff', '#c00000', '#808080'])('shades of %s can be read', (color) => {
  const { light, dark } = brandShades(color);
  // Text on pages and panels, white text on it, and text on dark pages and panels.
  for (const surface of ['#ffffff', '#f6f8f8', '#eef1f1']) expect(contrast(light, surface)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  for (const surface of ['#151c1e', '#20292b', '#2c3639']) expect(contrast(dark, surface)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(brandScale(color)).toHaveLength(10);
});

test('only a color that is changed is spoken of', () => {
  expect(brandShades('#0b5b53').light).toBe('#0b5b53');
  expect(shadeNote('#0b5b53')).toBeUndefined();
  expect(shadeNote('#ffe600')).toMatch(/contrast with white is 1\.2:1.*A darker shade of it, #[0-9a-f]{6}, is used/);
});
