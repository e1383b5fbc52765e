// The name of a browser in plain words. The browser itself reports it, so it proves nothing; it helps people recognize their own.

import type { Language } from '../../../platform/base/language.ts';

// The order matters: most browsers also name the ones they imitate.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const WORDS = {
  en: { unknown: 'Unknown browser', some: 'A browser', on: (browser: string, system: string) => `${browser} on ${system}` },
  es: { unknown: 'Navegador desconocido', some: 'Un navegador', on: (browser: string, system: string) => `${browser} en ${system}` },
} as const;

/** 'Firefox on Windows' for the User-Agent text of a browser; 'Unknown browser' when the text says nothing. */
export function describeDevice(userAgent: string, language: Language = 'en'): string {
  const words = WORDS[language];
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (system === undefined) return browser ?? words.unknown;
  return words.on(browser ?? words.some, system);
}
