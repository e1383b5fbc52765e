import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { SendDialog, type MarkedLetter } from './SendDialog.tsx';
import { serviceOptions } from './queries.ts';

interface SendByServiceProps {
  readonly letters: readonly MarkedLetter[];
  readonly onSent: () => void;
}

/** For the letters marked on the page. Nothing where no mail service is set up: letters are printed here then. */
export function SendByService({ letters, onSent }: SendByServiceProps): ReactElement | null {
  const service = useQuery(serviceOptions());
  const [open, setOpen] = useState(false);
  if (service.data?.setUp !== true) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconMailForward size={16} stroke={1.6} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Send by mail service
      </Button>
      {open && (
        <SendDialog
          letters={letters}
          service={service.data}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            onSent();
          }}
        />
      )}
    </>
  );
}
