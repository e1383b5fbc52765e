import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { LibraryText } from '../contract.ts';
import { ITEM_WORDS } from '../rules/library-entry-kinds.ts';
import { getPreview } from './queries.ts';

interface PreviewPartProps {
  readonly text: LibraryText;
  readonly pickPerson: ((value: string, onChange: (id: string) => void) => ReactNode) | undefined;
}

/** A letter with the text as PDF: with a sample, or as a draft for a client. */
export function PreviewPart({ text: { kind, code, itemKinds }, pickPerson }: PreviewPartProps): ReactElement {
  const [bureau, setBureau] = useState<Bureau>('EQ');
  const [item, setItem] = useState(itemKinds[0]);
  const [contactId, setContactId] = useState('');
  const open = useAction(() =>
    openPdf(getPreview({ kind, code, bureau, ...(item && { itemKind: item }), ...(contactId !== '' && { contactId }) })),
  );
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Bureau"
          w={{ base: '100%', xs: 160 }}
          value={bureau}
          onChange={(event) => setBureau(BUREAUS.find((one) => one === event.currentTarget.value) ?? 'EQ')}
          data={BUREAUS.map((value) => ({ value, label: BUREAU_NAMES[value] }))}
        />
        {itemKinds.length > 1 && (
          <NativeSelect
            label="Item"
            w={{ base: '100%', xs: 180 }}
            value={item ?? ''}
            onChange={(event) => setItem(itemKinds.find((one) => one === event.currentTarget.value))}
            data={itemKinds.map((value) => ({ value, label: ITEM_WORDS[value] }))}
          />
        )}
      </Group>
      {pickPerson?.(contactId, setContactId)}
      <Text size="xs" c="dimmed">
        {contactId === ''
          ? 'The sample is about an invented person and says SAMPLE on every page.'
          : 'A draft about the first fitting item of the newest report. Date of birth and Social Security number are left out.'}
      </Text>
      <Group>
        <Button
          leftSection={<IconFileText size={16} stroke={1.6} aria-hidden="true" />}
          loading={open.isPending}
          onClick={() => open.start(undefined)}
        >
          {contactId === '' ? 'Preview sample (PDF)' : 'Preview draft (PDF)'}
        </Button>
      </Group>
      <RefusalNote error={open.error} />
    </Stack>
  );
}
