import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { observePageLanguage, pageLanguage } from './page-language.ts';
import { LanguageContext } from './use-texts.ts';

/** Gives the screens inside the language of this page, also after it was changed. */
export function PageLanguage({ children }: { readonly children: ReactNode }): ReactElement {
  return <LanguageContext value={useSyncExternalStore(observePageLanguage, pageLanguage)}>{children}</LanguageContext>;
}
