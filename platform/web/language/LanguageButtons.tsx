import { Button, Group } from '@mantine/core';
import type { ReactElement } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../base/language.ts';
import { useLanguage, useTexts } from './use-texts.ts';
import { languageTexts } from './texts.ts';

interface LanguageButtonsProps {
  readonly onChoose: (language: Language) => void;
  readonly busy?: boolean;
}

/** English and Español side by side, each by its own name, so that a reader of either finds it. */
export function LanguageButtons({ onChoose, busy = false }: LanguageButtonsProps): ReactElement {
  const current = useLanguage();
  const texts = useTexts(languageTexts);
  return (
    <Group gap={4} role="group" aria-label={texts.language}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          lang={language}
          variant={language === current ? 'light' : 'subtle'}
          size="compact-md"
          aria-pressed={language === current}
          disabled={busy}
          onClick={() => onChoose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Button>
      ))}
    </Group>
  );
}
