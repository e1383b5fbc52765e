import { Button, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { createApi } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { contactReportsContract } from '../contract.ts';
import { myPapersTexts } from './texts.ts';

const api = createApi(contactReportsContract);

/** The client's papers for a complaint, once letters were mailed. */
export function MyPapers(): ReactElement {
  const texts = useTexts(myPapersTexts);
  const get = useAction(async () => {
    const file = await api.getMyPapers();
    saveFile(file, file.name);
  });
  return (
    <section aria-labelledby="my-papers">
      <Title order={2} id="my-papers" mt="xl" mb="xs">
        {texts.title}
      </Title>
      <Text mb="sm">{texts.lead}</Text>
      <RefusalNote error={get.error} />
      <Button variant="default" size="md" loading={get.isPending} onClick={() => get.start(undefined)}>
        {texts.get}
      </Button>
    </section>
  );
}
