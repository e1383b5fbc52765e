import { Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { DocumentFinding } from '../../../platform/base/document/document-finding.ts';
import { FindingList } from '../../../platform/web/document/FindingList.tsx';

interface ProblemListProps {
  readonly problems: readonly DocumentFinding[];
  readonly onGo: (path: readonly number[], phrase: string | null) => void;
}

/** What keeps the text from being published. */
export function ProblemList({ problems, onGo }: ProblemListProps): ReactElement {
  if (problems.length === 0)
    return (
      <Stack gap="xs">
        <Text role="status">Nothing is missing. This text can be published.</Text>
        <Text size="sm" c="dimmed">
          In California and Texas an agreement may last 180 days at most. The program checks that on each offer. These checks read the text
          by fixed rules; they do not replace a lawyer.
        </Text>
      </Stack>
    );
  return (
    <Stack gap="xs">
      <Text role="status" size="sm" c="dimmed">
        {problems.length === 1 ? '1 problem keeps' : `${problems.length} problems keep`} this text from being published.
      </Text>
      <FindingList label="Problems" findings={problems} onGo={({ phrase }, path) => onGo(path, phrase)} />
    </Stack>
  );
}
