import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DocumentView } from '../../../platform/web/document/DocumentView.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { AgreementTemplateDetail } from '../contract.ts';
import type { PickPerson } from './pick-person.ts';
import classes from './PreviewPanel.module.css';
import { getPreviewPdf, previewOptions, type PreviewAsked } from './queries.ts';
import { languageWords, STATE_CHOICES } from './template-words.ts';

interface PreviewPanelProps {
  readonly template: AgreementTemplateDetail;
  readonly pickPerson: PickPerson;
}

/** The saved text filled for a client. Services and fees are invented. */
export function PreviewPanel({ template, pickPerson }: PreviewPanelProps): ReactElement {
  const [contactId, setContactId] = useState('');
  const [state, setState] = useState('');
  const [isOther, setOther] = useState(false);
  const { pair, language } = template;
  const other = language === 'en' ? 'es' : 'en';
  const asked: PreviewAsked = { id: isOther && pair ? pair.id : template.id, contactId, ...(state !== '' && { state }) };
  const preview = useQuery({ ...previewOptions(asked), enabled: contactId !== '', placeholderData: keepPreviousData });
  const open = useAction(() => openPdf(getPreviewPdf(asked)));
  return (
    <Stack gap="sm">
      {pickPerson(contactId, setContactId)}
      <Group gap="sm" grow>
        <NativeSelect
          label="State"
          value={state}
          data={[{ value: '', label: 'Where the client lives' }, ...STATE_CHOICES]}
          onChange={(event) => setState(event.currentTarget.value)}
        />
        {pair && (
          <NativeSelect
            label="Language"
            value={isOther ? other : language}
            data={([language, other] as const).map((value) => ({ value, label: languageWords(value) }))}
            onChange={(event) => setOther(event.currentTarget.value === other)}
          />
        )}
      </Group>
      {contactId === '' ? (
        <Text c="dimmed">Choose a client to read the text as they would.</Text>
      ) : (
        <>
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconFileText size={16} stroke={1.6} aria-hidden="true" />}
              loading={open.isPending}
              onClick={() => open.start(undefined)}
            >
              Open as PDF
            </Button>
            <Text size="xs" c="dimmed">
              Services and fees are invented.
            </Text>
          </Group>
          <RefusalNote error={open.error ?? preview.error} />
          {preview.data && !preview.error ? (
            <section aria-label="Preview" className={classes['paper']}>
              <DocumentView document={preview.data.document} language={isOther ? other : language} signature={signatureOf} />
            </section>
          ) : (
            !preview.error && <LoadingLines />
          )}
        </>
      )}
    </Stack>
  );
}

const signatureOf = (who: 'client' | 'office'): ReactElement => (
  <Text size="xs" c="dimmed">
    {who === 'client' ? 'The client signs here' : 'The office signs here'}
  </Text>
);
