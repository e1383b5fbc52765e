import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import type { DocumentValues } from '../../../platform/base/document/fill-document.ts';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import type { Language } from '../../../platform/base/language.ts';
import { DocumentView } from '../../../platform/web/document/DocumentView.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import type { LibraryLetterDetail } from '../contract.ts';
import { fillPreview } from '../rules/fill-preview.ts';
import { sampleLetterValues } from '../rules/letter-samples.ts';
import { partName } from '../rules/letter-values.ts';
import classes from './LetterPreviewPanel.module.css';
import type { PickPerson } from './pick-person.ts';
import { clientValuesOptions, getPreviewPdf } from './queries.ts';

interface LetterPreviewPanelProps {
  readonly letter: LibraryLetterDetail;
  /** As they are being written. */
  readonly subject: FieldDocument;
  readonly document: FieldDocument;
  readonly pickPerson: PickPerson | undefined;
}

/** The text as it is being written, filled with invented values or those of a client. What has no value is named. */
export function LetterPreviewPanel({ letter, subject, document, pickPerson }: LetterPreviewPanelProps): ReactElement {
  const [contactId, setContactId] = useState('');
  const { language, use } = letter;
  const values = useQuery({
    ...clientValuesOptions({ contactId, language }),
    enabled: contactId !== '',
    placeholderData: keepPreviousData,
  });
  const known = contactId === '' ? undefined : values.data;
  const filled = useMemo(() => {
    const given = valuesOf(known, language);
    const line = fillPreview(subject, given);
    const text = fillPreview(document, given);
    const missing = [...new Set([...line.missing, ...text.missing])];
    return { subject: toPlainText(line.document, { signature: () => '' }), document: text.document, missing };
  }, [known, language, subject, document]);
  const open = useAction(() => openPdf(getPreviewPdf({ id: letter.id, contactId })));
  const isClient = known !== undefined;
  return (
    <Stack gap="sm">
      {pickPerson?.(contactId, setContactId)}
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
          {isClient
            ? 'Date of birth and Social Security number are left out.'
            : 'All values are invented. The PDF is made of the saved text.'}
          {isClient && use === 'round' && ' The items are samples.'}
        </Text>
      </Group>
      <RefusalNote error={open.error ?? values.error} />
      {isClient && filled.missing.length > 0 && (
        <Text size="sm" role="status">
          No value yet for: {filled.missing.map(partName).join(', ')}. It is asked for when the letter is written.
        </Text>
      )}
      <section aria-label="Preview" className={classes['paper']}>
        <Text fw={700} size="sm" c="dimmed" ta="right">
          {isClient ? 'DRAFT' : 'SAMPLE'}
        </Text>
        <Text fw={600} mb="sm" lang={language}>
          {filled.subject}
        </Text>
        <DocumentView document={filled.document} language={language} />
      </section>
    </Stack>
  );
}

/** Items are samples: those of a client are composed when a round opens. */
function valuesOf(known: Pick<DocumentValues, 'fields' | 'conditions'> | undefined, language: Language): DocumentValues {
  const sample = sampleLetterValues({ language });
  return known === undefined ? sample : { ...sample, fields: known.fields, conditions: { ...sample.conditions, ...known.conditions } };
}
