import { Button, Group, SegmentedControl, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api.ts';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ManualEntryProps } from './entry-context.ts';
import { EntryForm } from './EntryForm.tsx';
import { manualOptions } from './manual-queries.ts';
import classes from './ManualEntry.module.css';
import { OriginalPane } from './OriginalPane.tsx';

/** A report entered by hand: the document on the left, the form on the right; one at a time on a phone. */
export function ManualEntry(props: ManualEntryProps): ReactElement {
  const { reportId, fileName, onBack } = props;
  const kept = useQuery(manualOptions(reportId));
  const [shown, setShown] = useState<'form' | 'document'>('form');
  // A person who looks at the document and comes back continues where they typed.
  const place = useRef(0);
  const show = (next: 'form' | 'document'): void => {
    if (next === 'document') place.current = window.scrollY;
    setShown(next);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  // What was remembered from before may be an older version, which the server would refuse to finish.
  const isThere = kept.data !== undefined && kept.isFetchedAfterMount;
  useLayoutEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  useLayoutEffect(() => {
    if (shown === 'form' && place.current > 0) window.scrollTo(0, place.current);
  }, [shown]);
  if (!kept.data || !isThere) {
    if (!kept.error) return <LoadingLines lines={10} />;
    const isOver = ['creditReports.notManual', 'creditReports.notFound'].includes(asRefusal(kept.error).code);
    return isOver ? (
      <EmptyState
        sentence="This report is no longer open for manual entry."
        action={
          <Button variant="default" onClick={onBack}>
            All reports
          </Button>
        }
      />
    ) : (
      <RefusalNote error={kept.error} />
    );
  }
  const { hasFile } = kept.data;
  return (
    <div className={classes['entry']} data-file={hasFile || undefined} data-shown={shown}>
      <Group justify="space-between" gap="sm" className={classes['top'] ?? ''}>
        <Title order={2} ref={heading} tabIndex={-1} className={classes['heading'] ?? ''}>
          {hasFile ? `Enter ${fileName}` : 'Enter a paper report'}
        </Title>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={14} aria-hidden="true" />}
          onClick={onBack}
        >
          All reports
        </Button>
      </Group>
      {hasFile && (
        <SegmentedControl
          className={classes['switch'] ?? ''}
          fullWidth
          aria-label="View"
          value={shown}
          onChange={(value) => show(value === 'document' ? 'document' : 'form')}
          data={[
            { value: 'form', label: 'Form' },
            { value: 'document', label: 'Document' },
          ]}
        />
      )}
      {hasFile && (
        <section className={classes['document']} aria-label="Document">
          <OriginalPane reportId={reportId} fileName={fileName} />
        </section>
      )}
      <EntryForm key={reportId} {...props} kept={kept.data} />
    </div>
  );
}
