// Texts for clients stand in both languages side by side. The Spanish object has the type of the English one, so a sentence that is missing
// in one language does not compile. A sentence with values is a function of them, never put together from parts.

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name, for choosing. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
/** The locale by which numbers, dates and plurals are written. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** A text, a sentence (or sentences) of values, a list of texts, or a group of these. */
type Text = string | readonly string[] | ((...values: never[]) => string | readonly string[]) | { readonly [name: string]: Text };
export type Bilingual<T> = Readonly<Record<Language, T>>;

/** The same texts in English and in Spanish. */
export function inBothLanguages<T extends { readonly [name: string]: Text }>(en: T, es: NoInfer<T>): Bilingual<T> {
  return { en, es };
}
