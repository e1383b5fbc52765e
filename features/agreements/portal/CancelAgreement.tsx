// "Cancel my agreement": one press and one confirmation, at any time, in force at once (15 U.S.C. 1679e(a)).
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { api, myAgreementOptions } from './queries.ts';
import { cancelTexts } from './texts.ts';

/** Draws nothing while there is no agreement to cancel. */
export function CancelAgreement(): ReactElement | null {
  const texts = useTexts(cancelTexts);
  const dates = useDates();
  const { data } = useQuery(myAgreementOptions());
  const [asks, setAsks] = useState(false);
  const cancel = useChange(api.cancelMine);
  const agreement = data?.cancelable;
  if (!agreement) return null;
  const { id, version, signedOn, cancelThrough } = agreement;
  const confirm = (): void => cancel.start({ id, version }, () => setAsks(false));
  return (
    <section aria-labelledby="cancel-agreement">
      <Title order={2} id="cancel-agreement" mt="xl" mb="xs">
        {texts.title}
      </Title>
      <Text>{texts.rights(dates.date(signedOn), dates.date(cancelThrough))}</Text>
      <Button mt="md" size="md" variant="default" onClick={() => setAsks(true)}>
        {texts.button}
      </Button>
      {asks && (
        <Dialog title={texts.title} onClose={() => setAsks(false)}>
          <Text>{texts.confirm}</Text>
          <RefusalNote error={cancel.error} />
          <Group mt="md">
            <Button size="md" loading={cancel.isPending} onClick={confirm}>
              {texts.yes}
            </Button>
            <Button size="md" variant="default" onClick={() => setAsks(false)}>
              {texts.no}
            </Button>
          </Group>
        </Dialog>
      )}
    </section>
  );
}
