// Texts of agreements: the list, or one of them with its editor. Which one, and what the list shows, is in the address.
import type { ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { PickPerson } from './pick-person.ts';
import { TemplateList } from './TemplateList.tsx';
import { TemplatePage } from './TemplatePage.tsx';

/** `pickPerson` is missing for those who may see no contacts; they have no preview. */
export function AgreementTemplatesPage({ pickPerson }: { readonly pickPerson: PickPerson | undefined }): ReactElement {
  const [{ template }] = useSearchParams();
  return template !== undefined && isId(template) ? (
    <TemplatePage key={template} id={template} pickPerson={pickPerson} />
  ) : (
    <TemplateList />
  );
}
