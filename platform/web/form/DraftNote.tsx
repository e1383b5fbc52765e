import { Group, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useDates } from '../language/use-dates.ts';
import { useTexts } from '../language/use-texts.ts';
import { formTexts } from './texts.ts';

interface DraftNoteProps {
  /** When it was typed. */
  readonly savedAt: Date;
  /** What could not be restored. */
  readonly missing?: string | undefined;
  /** A button that discards the restored entries. */
  readonly action?: ReactNode;
}

/** Shown above a form that opens with restored entries, so that no one mistakes them for saved ones. */
export function DraftNote({ savedAt, missing, action }: DraftNoteProps): ReactElement {
  const texts = useTexts(formTexts);
  const dates = useDates();
  return (
    <Group gap="sm" role="status">
      <Text size="sm">
        {texts.restored(dates.dateTime(savedAt.toISOString()))}
        {missing !== undefined && ` ${missing}`}
      </Text>
      {action}
    </Group>
  );
}
