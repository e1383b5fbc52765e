import { Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { publicConfig } from '../../../platform/web/identity/public-config.ts';
import { LanguageButtons } from '../../../platform/web/language/LanguageButtons.tsx';
import { setPageLanguage } from '../../../platform/web/language/page-language.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { OfficeBrand, officeTitle } from '../../../platform/web/look/OfficeBrand.tsx';
import classes from './OutsidePage.module.css';
import { outsideTexts } from './texts.ts';

/** The frame of the pages a client sees before signing in. */
export function OutsidePage({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const texts = useTexts(outsideTexts);
  const { phone } = publicConfig().office;
  return (
    <main className={classes['page']}>
      <title>{officeTitle(title)}</title>
      <div className={classes['brand']}>
        <OfficeBrand size={32} />
      </div>
      <Title order={1} mb="lg">
        {title}
      </Title>
      {children}
      <div className={classes['language']}>
        <LanguageButtons onChoose={(language) => setPageLanguage(language, { keep: true })} />
      </div>
      {phone !== null && <p className={classes['reach']}>{texts.callUs(phone)}</p>}
    </main>
  );
}
