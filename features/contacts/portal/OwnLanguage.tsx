import { use, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { LanguageButtons } from '../../../platform/web/language/LanguageButtons.tsx';
import { setPageLanguage } from '../../../platform/web/language/page-language.ts';
import { RenewalContext } from '../../../platform/web/live/renewal.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { api } from './queries.ts';

/** The signed-in client's choice, which the record keeps: emails and PDFs follow it, too. */
export function OwnLanguage(): ReactElement {
  const renewal = use(RenewalContext);
  const choose = useChange(api.chooseOwnLanguage, {
    onMade: ({ language }) => {
      setPageLanguage(language, { keep: true });
      // What the server says in words is asked for again, in the new language.
      renewal.reset();
    },
  });
  return (
    <div>
      <LanguageButtons busy={choose.isPending} onChoose={(language) => choose.start({ language })} />
      <RefusalNote error={choose.error} />
    </div>
  );
}
