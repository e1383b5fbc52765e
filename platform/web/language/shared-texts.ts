// Texts that pages of staff share with the portal. Their Spanish comes with the portal alone, because what staff pages load is weighed.
import type { Bilingual } from '../../base/language.ts';

export interface SharedTexts<T> extends Bilingual<T> {
  /** To be called once, before the first page is drawn in Spanish. */
  readonly teach: (spanish: T) => void;
}

/** The English texts, which stand for the Spanish ones until these were taught. */
export function sharedTexts<T>(en: T): SharedTexts<T> {
  let es = en;
  return {
    en,
    get es() {
      return es;
    },
    teach: (spanish) => {
      es = spanish;
    },
  };
}
