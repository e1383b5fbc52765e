import type { ReactElement } from 'react';
import { AgreementTemplatesPage } from '../../../features/agreement-templates/staff/AgreementTemplatesPage.tsx';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

const pickPerson = (value: string, onChange: (id: string) => void): ReactElement => (
  <PersonPicker label="Client" value={value} onChange={onChange} />
);

/** Templates of agreements, with a picker for those who may see contacts. */
export function AgreementTemplatesRoute(): ReactElement {
  const mayPick = useMay()('contacts:view');
  return <AgreementTemplatesPage pickPerson={mayPick ? pickPerson : undefined} />;
}
