import { Button, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { TemplateFinding } from '../rules/template-finding.ts';
import classes from './ProblemList.module.css';

interface ProblemListProps {
  readonly problems: readonly TemplateFinding[];
  readonly onGo: (path: readonly number[], phrase: string | null) => void;
}

/** What keeps the text from being published, each with its law and a way to its place. */
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
      <ul className={classes['list']} aria-label="Problems">
        {problems.map(({ code, sentence, citation, path, phrase }) => (
          <li key={`${code} ${path?.join('.') ?? ''} ${phrase ?? ''} ${sentence}`} className={classes['problem']}>
            {phrase !== null && (
              <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                “{phrase}”
              </Text>
            )}
            <Text size="sm">{sentence}</Text>
            {citation !== null && (
              <Text size="xs" c="dimmed">
                {citation}
              </Text>
            )}
            {path !== null && (
              <Button size="compact-xs" variant="default" mt={4} onClick={() => onGo(path, phrase)}>
                Show in text
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
