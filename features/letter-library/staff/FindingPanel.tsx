import { Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { FindingList } from '../../../platform/web/document/FindingList.tsx';
import type { LetterFinding } from '../rules/letter-finding.ts';

interface FindingPanelProps {
  readonly findings: readonly LetterFinding[];
  readonly onGo: (finding: LetterFinding, path: readonly number[]) => void;
}

/** What keeps the letter from being published, and what its writer should look at. */
export function FindingPanel({ findings, onGo }: FindingPanelProps): ReactElement {
  const stops = findings.filter(({ level }) => level === 'block').length;
  return (
    <Stack gap="xs">
      <Text role="status" size="sm" {...(findings.length > 0 && { c: 'dimmed' })}>
        {stops === 0
          ? 'Nothing keeps this letter from being published.'
          : `${stops === 1 ? '1 finding keeps' : `${stops} findings keep`} this letter from being published.`}
      </Text>
      {findings.length > 0 && <FindingList label="Findings" findings={findings} onGo={onGo} isAdvice={({ level }) => level === 'warn'} />}
      <Text size="xs" c="dimmed">
        Sentences are read by fixed rules with invented values in the fields. What is filled in later is read again when a letter is
        written.
      </Text>
    </Stack>
  );
}
