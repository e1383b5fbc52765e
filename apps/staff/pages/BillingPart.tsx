// How a client's payments stand, and beside a failed payment what pages.md says of it: hold the case, do not delete the client.
import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { BillingTab } from '../../../features/billing/staff/BillingTab.tsx';
import type { ContactView } from '../../../features/contacts/contract.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

const HoldDialog = lazy(async () => ({ default: (await import('../../../features/cases/staff/parts/HoldDialog.tsx')).HoldDialog }));

export function BillingPart({ contact }: { readonly contact: ContactView }): ReactElement {
  const mayHold = useMay()('cases:work');
  const [isHolding, setHolding] = useState(false);
  const isOpen = contact.archivedAt === null && contact.onHoldSince === null;
  return (
    <>
      <BillingTab
        contact={contact}
        besideFailure={
          mayHold && isOpen ? (
            <Button variant="default" size="xs" w="fit-content" onClick={() => setHolding(true)}>
              Put on hold
            </Button>
          ) : null
        }
      />
      {isHolding && isOpen && (
        <Suspense>
          <HoldDialog of={{ ...contact, hold: null }} onClose={() => setHolding(false)} />
        </Suspense>
      )}
    </>
  );
}
