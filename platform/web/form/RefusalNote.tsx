import { Anchor, List, Text } from '@mantine/core';
import { useContext, type ReactElement } from 'react';
import { useDates } from '../language/use-dates.ts';
import { useTexts } from '../language/use-texts.ts';
import { asRefusal } from '../live/api-refusal.ts';
import { GuideAddressContext } from './guide-address.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { formTexts } from './texts.ts';

interface RefusalNoteProps {
  readonly error: unknown;
  /** Fields whose sentence is shown beside them already. */
  readonly shownFields?: readonly string[];
}

/** What was refused and why, the law behind it, from when it is possible. Draws nothing without an error. */
export function RefusalNote({ error, shownFields = [] }: RefusalNoteProps): ReactElement | null {
  const texts = useTexts(formTexts);
  const dates = useDates();
  const guide = useContext(GuideAddressContext);
  if (error === null || error === undefined) return null;
  const refusal = asRefusal(error);
  const fields = Object.entries(refusal.fields).filter(([name]) => !shownFields.includes(name));
  return (
    <ProblemNote>
      <Text fw={500}>{refusal.message}</Text>
      {fields.length > 0 && (
        <List mt={4} size="sm" withPadding>
          {fields.map(([name, sentence]) => (
            <List.Item key={name}>{sentence}</List.Item>
          ))}
        </List>
      )}
      {refusal.until !== undefined && <Text mt={4}>{texts.possibleFrom(dates.date(refusal.until))}</Text>}
      {refusal.citation !== undefined && (
        <Text size="xs" mt={4}>
          {refusal.citation}
        </Text>
      )}
      {/* In a tab of its own, so that nothing typed is lost. */}
      {guide !== undefined && refusal.status >= 400 && refusal.status < 500 && (
        <Anchor href={guide} target="_blank" rel="noopener" size="xs" underline="always" c="inherit">
          {texts.help}
        </Anchor>
      )}
      {refusal.reference !== undefined && refusal.status >= 500 && (
        <Text size="xs" mt={4}>
          {texts.reference(refusal.reference)}
        </Text>
      )}
    </ProblemNote>
  );
}
