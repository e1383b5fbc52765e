import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { AgreementTab } from '../../../features/agreements/staff/AgreementTab.tsx';
import { Verdicts } from '../../../features/agreements/staff/Verdicts.tsx';
import type { ContactTabProps } from '../../../features/contacts/contract.ts';
import { Offers } from '../../../features/offers/staff/Offers.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

/** The agreement of one person: what is recorded, and offers to sign one here. */
export function AgreementPart(props: ContactTabProps): ReactElement {
  const may = useMay();
  return (
    <Stack gap="xl">
      <AgreementTab {...props} />
      {may('offers:view') && <Offers {...props} />}
      <Verdicts contactId={props.contactId} />
    </Stack>
  );
}
