// The way from contacts to a change: object, filter, change, preview, start. All of it is in the address.
import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { BULK_CHANGES, BULK_OBJECTS, fitsObject, isWithoutValue, type BulkObject } from '../rules/changes.ts';
import { ChangeFields, type Choices } from './parts/ChangeFields.tsx';
import { PreviewPart } from './parts/PreviewPart.tsx';
import type { Asked } from './queries.ts';

const OBJECT_NAMES = { contacts: 'Contacts', leads: 'Leads', clients: 'Clients' } as const;

export interface NewChangeProps {
  readonly object: BulkObject;
  readonly onObject: (object: BulkObject) => void;
  /** Without category and archive status: the object and the change say these. */
  readonly filter: Omit<ContactFilter, 'category' | 'archived'>;
  /** Search and filters of lists; the app gives them, because lists are another feature. */
  readonly filterBar: ReactNode;
  /** Takes the same contacts out as a file. */
  readonly exportButton: ReactNode;
  readonly choices: Choices;
}

export function NewChange({ object, onObject, filter, filterBar, exportButton, choices }: NewChangeProps): ReactElement {
  const [search, set] = useSearchParams();
  const kind = BULK_CHANGES.find((one) => one === search['change'] && fitsObject(one, object));
  const value = kind && isWithoutValue(kind) ? '' : (search['value'] ?? '').trim().slice(0, 60);
  const isComplete = kind !== undefined && (isWithoutValue(kind) || value !== '');
  const asked: Asked | undefined = isComplete ? { ...filter, object, change: kind, value } : undefined;
  return (
    <Stack gap="lg" maw={1100}>
      <section aria-labelledby="bulk-who">
        <Title order={2} id="bulk-who" mb="xs">
          1. Choose who
        </Title>
        <Stack gap="sm" align="flex-start">
          <SegmentedControl
            aria-label="Object"
            value={object}
            onChange={(next) => onObject(BULK_OBJECTS.find((one) => one === next) ?? 'contacts')}
            data={BULK_OBJECTS.map((one) => ({ value: one, label: OBJECT_NAMES[one] }))}
          />
          {filterBar}
        </Stack>
      </section>
      <section aria-labelledby="bulk-what">
        <Title order={2} id="bulk-what" mb="xs">
          2. Choose the change
        </Title>
        <ChangeFields object={object} kind={kind} value={value} choices={choices} onChange={(next) => set(next)} />
        {exportButton}
      </section>
      <section aria-labelledby="bulk-preview">
        <Title order={2} id="bulk-preview" mb="xs">
          3. Check and start
        </Title>
        {asked ? (
          <PreviewPart key={JSON.stringify(asked)} asked={asked} onStarted={(run) => set({ run }, 'as a step')} />
        ) : (
          <Text c="dimmed">Choose a change to see what it would do. Nothing is changed before you start it.</Text>
        )}
      </section>
    </Stack>
  );
}
